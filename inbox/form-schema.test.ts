import { describe, expect, test } from 'vitest';
import { fieldErrors, formSchema, readFields } from './form-schema.ts';
import { contactMessage } from './forms/contact-message.ts';
import { contactRequest } from './forms/contact-request.ts';
import {
  FAILED_ALERT,
  FAILED_TOAST,
  SENT_RESET_DELAY,
  SENT_TOAST,
  SUBMIT_LABELS,
} from './forms/contact-wording.ts';
import type { FormDescription } from './forms/form-description.ts';
import { contactForm } from './testing/open-inbox.ts';

function errorsOf(form: FormDescription, changes: Record<string, string>) {
  const checked = formSchema(form).safeParse(readFields(form, contactForm(changes)));
  return checked.success ? {} : fieldErrors(checked.error);
}

describe('the two contact forms', () => {
  test('the home form has the specified fields in their order [shell-3.01]', () => {
    expect(Object.keys(contactRequest.fields)).toEqual([
      'name',
      'email',
      'company',
      'budget',
      'message',
    ]);
  });

  test('the form of /contact has the specified fields in their order [shell-3.02]', () => {
    expect(Object.keys(contactMessage.fields)).toEqual([
      'name',
      'email',
      'company',
      'phone',
      'service',
      'message',
      'budget',
    ]);
  });

  test('what is required, and what is not [shell-5.01] [shell-5.02] [shell-5.03] [shell-5.04] [shell-5.06] [shell-5.07] [shell-5.08] [shell-5.09] [shell-5.10]', () => {
    const nothing = {
      name: '',
      email: '',
      company: '',
      phone: '',
      service: '',
      budget: '',
      message: '',
    };
    expect(Object.keys(errorsOf(contactRequest, nothing))).toEqual(['name', 'email', 'message']);
    expect(Object.keys(errorsOf(contactMessage, nothing))).toEqual([
      'name',
      'email',
      'service',
      'message',
    ]);
    expect(errorsOf(contactRequest, { company: '', budget: '' })).toEqual({});
    expect(
      errorsOf(contactMessage, {
        ...nothing,
        name: 'A',
        email: 'a@b.ma',
        service: 'Autre',
        message: 'B',
      }),
    ).toEqual({});

    expect(contactRequest.fields.name.label).toBe('Nom complet *');
    expect(contactRequest.fields.email.label).toBe('Email *');
    expect(contactRequest.fields.email.attributes.type).toBe('email');
    expect(contactRequest.fields.message.label).toBe('Votre projet *');
    expect(contactMessage.fields.name.label).toBe('Nom complet *');
    expect(contactMessage.fields.email.attributes.type).toBe('email');
  });

  test('a required field is one for the browser too', () => {
    for (const { fields } of [contactRequest, contactMessage]) {
      for (const field of Object.values<FormDescription['fields'][string]>(fields)) {
        expect(field.label.endsWith(' *')).toBe(field.attributes.required ?? false);
        expect(field.missing !== undefined).toBe(field.attributes.required ?? false);
      }
    }
  });

  test('the wording of the states is the specification, byte for byte', () => {
    expect(SUBMIT_LABELS).toEqual({
      idle: 'Envoyer le message',
      sending: 'Envoi en cours...',
      sent: 'Message envoyé !',
    });
    expect(SENT_TOAST.title).toBe('Message envoyé !');
    expect(SENT_TOAST.description('24h')).toBe('Nous vous recontacterons dans les 24h.');
    expect(SENT_TOAST.description(undefined)).toBe('Nous vous recontacterons dès que possible.');
    expect(FAILED_TOAST.title).toBe('Erreur');
    expect(FAILED_ALERT).toBe(
      'Une erreur est survenue lors de l’envoi de votre message. Veuillez réessayer ou nous contacter directement.',
    );
    expect(FAILED_TOAST.description).toBe(FAILED_ALERT);
    expect(SENT_RESET_DELAY).toBe(3000);
  });
});

describe('what the server says of a refused field', () => {
  test.each([
    ['salma', 'Il manque le @ dans l’adresse.'],
    ['salma@', 'Il manque la fin de l’adresse, après le @.'],
    ['salma@cafe.', 'Il manque la fin de l’adresse, après le @.'],
    ['@cafe.ma', 'Il manque le début de l’adresse, avant le @.'],
    ['salma idrissi@cafe.ma', 'Une adresse e-mail ne contient pas d’espace.'],
    [
      'salma@cafe',
      'Il manque la fin de l’adresse, après «\u00a0cafe\u00a0» (.ma ou .com, par exemple).',
    ],
    [
      'salma@cafe.ma,evil@x.ma',
      'Un caractère de trop s’est glissé dans l’adresse. Elle ressemble à prenom@entreprise.ma.',
    ],
    ['', 'Indiquez l’adresse à laquelle vous répondre.'],
  ])('%o as an address: %s', (email, message) => {
    expect(errorsOf(contactRequest, { email })).toEqual({ email: message });
  });

  test.each(['salma@cafe.ma', 's.i+web@sous.domaine.example', "o'neil@x.co"])(
    '%s is an address',
    (email) => {
      expect(errorsOf(contactRequest, { email })).toEqual({});
    },
  );

  test.each([
    ['\u200bsalma@cafe.ma\u2060', 'salma@cafe.ma'],
    ['\u202asalma@cafe.ma\u202c', 'salma@cafe.ma'],
    ['salma@café.ma', 'salma@xn--caf-dma.ma'],
  ])('%j is taken as %s', (typed, email) => {
    expect(errorsOf(contactRequest, { email: typed })).toEqual({});
    expect(readFields(contactRequest, contactForm({ email: typed }))).toMatchObject({ email });
  });

  test('a text as long as allowed is taken, one sign more is not [shell-5.12]', () => {
    expect(errorsOf(contactRequest, { message: 'é'.repeat(5000) })).toEqual({});
    expect(errorsOf(contactRequest, { message: 'é'.repeat(5001) })).toEqual({
      message: '5\u202f000 caractères au maximum\u00a0: il y en a 5\u202f001.',
    });
  });

  test('a line break counts once, as it does in the browser', () => {
    const message = 'a\r\n'.repeat(2500).slice(0, -2);
    expect(errorsOf(contactRequest, { message })).toEqual({});
  });

  test.each([' \t ', '\u200b\u200b', '\u2800 \u00a0', '\u3164', '\u115f\u1160', '\uffa0'])(
    'nothing that can be seen (%o) is an empty field',
    (name) => {
      expect(errorsOf(contactRequest, { name })).toHaveProperty('name');
    },
  );

  test('a choice is taken that is not on the list any more; none that no list can hold', () => {
    expect(errorsOf(contactRequest, { budget: '1 DH' })).toEqual({});
    expect(errorsOf(contactRequest, { budget: '1'.repeat(161) })).toEqual({
      budget: 'Choisissez une réponse de la liste.',
    });
  });

  test('a file where text belongs is nothing; of a repeated field the first counts', () => {
    const form = contactForm();
    form.delete('name');
    form.append('name', new File(['x'], 'name.txt'));
    form.append('email', 'evil@x.ma');
    const values = readFields(contactRequest, form);
    expect(values.name).toBe('');
    expect(values.email).toBe('salma@cafe-anfa.ma');
  });
});
