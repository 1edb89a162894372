import { createHash } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { openDatabase } from '../database.ts';
import { CV_BYTES } from '../forms/file-refusal.ts';
import { jobApplication } from '../forms/job-application.ts';
import { shortApplication } from '../forms/short-application.ts';
import {
  CV,
  JOB,
  jobForm,
  refusedUpload,
  SENT_FROM,
  shortForm,
  upload,
} from '../testing/applications.ts';
import { writeDoc, writeDocx, writePdf } from '../testing/documents.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';

const KEY = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const SCRIPTED_PDF = writePdf({ objects: ['<< /S /JavaScript /JS (x) >>'] });

describeEachEngine('applications on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  const fresh = eachInboxWithMail(
    engine,
    { webhookUrl: 'http://127.0.0.1:9/' },
    (opened, mailServer) => {
      inbox = opened;
      server = mailServer;
    },
  );

  const apply = (form = jobForm(), about = JOB) =>
    inbox.receiveUpload('job-application', upload(form), {
      ...SENT_FROM,
      about: async () => about,
    });
  const applyShortly = (form = shortForm()) =>
    inbox.receiveUpload('short-application', upload(form), SENT_FROM);
  const mailTo = (address: string) =>
    server.received.find(({ recipients }) => recipients[0] === address)?.mail;

  test('an application is kept with its CV, byte for byte, in one go', async () => {
    const receipt = await apply();

    expect(receipt).toMatchObject({ outcome: 'received', scripted: false, repeated: false });
    const [request, ...others] = await inbox.requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ kind: 'job-application', status: 'new' });
    expect(request?.fields).toEqual({
      firstName: 'Nour',
      lastName: 'El Fassi',
      email: 'nour@elfassi.ma',
      phone: '+212 6 98 76 54 32',
      currentPosition: 'Monteuse indépendante',
      experience: '4',
      motivation: 'Je coupe plus que je ne colle.',
      coverLetter: 'Deux films valent mieux\nqu’une lettre.',
    });
    const [file] = await inbox.attachments();
    expect(file).toMatchObject({
      request_id: request?.id,
      field: 'cv',
      name: 'CV Nour.pdf',
      extension: 'pdf',
      size: CV.bytes.length,
      sha256: createHash('sha256').update(CV.bytes).digest('hex'),
      verdict: 'clean',
      findings: '[]',
    });
    expect(Buffer.from(file?.bytes ?? []).equals(CV.bytes)).toBe(true);
  });

  test('a CV of five megabytes is kept, one byte more is refused [pages-5.09]', async () => {
    const padding = CV_BYTES - writePdf({ objects: ['()'] }).length;
    const largest = writePdf({ objects: [`(${'x'.repeat(padding)})`] });
    expect(largest).toHaveLength(CV_BYTES);

    await apply(jobForm({}, { name: 'cv.pdf', bytes: largest }));
    const [file] = await inbox.attachments();
    expect(file?.size).toBe(CV_BYTES);
    expect(Buffer.from(file?.bytes ?? []).equals(largest)).toBe(true);

    const larger = Buffer.concat([largest, Buffer.from('\n')]);
    const refusal = refusedUpload(await apply(jobForm({}, { name: 'cv.pdf', bytes: larger })));
    expect(refusal.status).toBe(413);
    expect(refusal.errors).toEqual({
      cv: 'Ce fichier dépasse 5\u00a0Mo. Enregistrez-le en plus léger, ou sans ses images.',
    });
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('nothing typed before or behind a file that is too large is lost', {
    tags: ['slow'],
  }, async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, '\r\n-');
    const refusal = refusedUpload(
      await apply(jobForm({ submissionKey: KEY }, { name: 'cv.pdf', bytes })),
    );
    expect(refusal).toMatchObject({ status: 413, scripted: true });
    expect(refusal.values).toMatchObject({
      firstName: 'Nour',
      motivation: 'Je coupe plus que je ne colle.',
      coverLetter: 'Deux films valent mieux\nqu’une lettre.',
    });
    expect(await inbox.requests()).toEqual([]);
  });

  test('whoever recruits for the job gets the application and its CV; the candidate a reference and the promise [pages-9.30]', async () => {
    await apply();
    const [request] = await inbox.requests();
    expect(await inbox.deliverDue()).toEqual({ sent: 2, written: 0, retried: 0, failed: 0 });

    const toAgency = mailTo('recrutement@agence.example');
    expect(toAgency?.replyTo).toEqual([{ name: 'Nour El Fassi', address: 'nour@elfassi.ma' }]);
    expect(toAgency?.subject).toBe('Candidature\u00a0: Nour El Fassi, Monteuse ou monteur vidéo');
    expect(toAgency?.text).toContain('CV\u00a0: CV Nour.pdf (1\u00a0Ko), joint à ce message.');
    expect(toAgency?.text).toContain('https://agence.example/careers/monteuse-monteur-video');
    expect(toAgency?.attachments).toMatchObject([
      {
        filename: `CV-${request?.reference}.pdf`,
        mimeType: 'application/octet-stream',
        disposition: 'attachment',
      },
    ]);
    expect(bytesOf(toAgency?.attachments[0])).toEqual(CV.bytes);

    const toCandidate = mailTo('nour@elfassi.ma');
    expect(toCandidate?.attachments).toEqual([]);
    expect(toCandidate?.text).toContain(request?.reference);
    expect(toCandidate?.text).toContain('avant le lundi 23\u00a0novembre à 9h, oui ou non.');
    expect(toCandidate?.text).toContain('«\u00a0Monteuse ou monteur vidéo\u00a0»');
    // Nothing that was typed is mailed to an address that a visitor typed.
    expect(`${toCandidate?.subject}${toCandidate?.html}`).not.toMatch(/Nour|El Fassi|98 76|coupe/);
    expect(toCandidate?.html).not.toContain('PDF simple');
  });

  test('a spontaneous application goes to the agency, and so does one to a job whose contact is no address', async () => {
    await applyShortly();
    await apply(jobForm(), { ...JOB, contactEmail: 'a@b.example, evil@x.example' });
    await inbox.deliverDue();
    const toAgency = server.received.filter(
      ({ recipients: [first, ...more] }) => first === 'bonjour@agence.example' && more.length === 0,
    );
    expect(toAgency.map(({ mail }) => mail.subject).sort()).toEqual([
      'Candidature\u00a0: Nour El Fassi, Monteuse',
      'Candidature\u00a0: Nour El Fassi, Monteuse ou monteur vidéo',
    ]);
    expect((await inbox.deliveries()).map(({ channel }) => channel)).not.toContain('webhook');
  });

  test.each([
    ['of the old format', 'cv.doc', writeDoc(), 'unverified', 'à vérifier'],
    ['with a script', 'cv.pdf', SCRIPTED_PDF, 'suspicious', 'suspect\u00a0: il contient un script'],
    [
      'with macros',
      'cv.docx',
      writeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      'suspicious',
      'des macros',
    ],
  ])(
    'a CV %s is kept aside: no mail carries it, and a PDF is asked for [pages-5.03]',
    { tags: ['slow'] },
    async (_, name, bytes, verdict, words) => {
      expect(await applyShortly(shortForm({}, { name, bytes }))).toMatchObject({
        outcome: 'received',
      });
      const [file] = await inbox.attachments();
      expect(file?.verdict).toBe(verdict);
      expect(Buffer.from(file?.bytes ?? []).equals(bytes)).toBe(true);

      await inbox.deliverDue();
      const toAgency = mailTo('bonjour@agence.example');
      expect(toAgency?.attachments).toEqual([]);
      expect(toAgency?.text).toContain(words);
      expect(mailTo('nour@elfassi.ma')?.text).toContain('Répondez à ce message avec un PDF simple');
    },
  );

  test('a Word document that is clean is attached as one', async () => {
    await applyShortly(shortForm({}, { name: 'Mon CV.DOCX', bytes: writeDocx() }));
    await inbox.deliverDue();
    expect(mailTo('bonjour@agence.example')?.attachments[0]?.filename).toMatch(/^CV-.{11}\.docx$/);
  });

  test.each([
    ['CV Salma', CV.bytes, 'CV Salma.pdf'],
    ['CV M. El Fassi 2.0', CV.bytes, 'CV M. El Fassi 2.0.pdf'],
    ['cv.28.11.2026', writeDocx(), 'cv.28.11.2026.docx'],
    ['cv', writeDoc(), 'cv.doc'],
  ])('%j, which lacks an extension, is what its content says', async (name, bytes, fileName) => {
    expect(await applyShortly(shortForm({}, { name, bytes }))).toMatchObject({
      outcome: 'received',
    });
    const extension = fileName.replace(/^.*\./, '');
    expect(await inbox.attachments()).toMatchObject([{ name: fileName, extension }]);
  });

  test('a file without an extension is of a format that the form takes', async () => {
    const refusal = refusedUpload(await apply(jobForm({}, { name: 'cv', bytes: writeDocx() })));
    expect(refusal.errors).toEqual({
      cv: 'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF.',
    });
  });

  test('the same application sent again is the same one, with one CV', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        inbox.receiveUpload('job-application', upload(jobForm({ submissionKey: KEY })), {
          ...SENT_FROM,
          address: `203.0.113.${index}`,
          about: async () => JOB,
        }),
      ),
    );
    expect(
      receipts.filter((receipt) => receipt.outcome === 'received' && !receipt.repeated),
    ).toHaveLength(1);
    expect(await inbox.requests()).toHaveLength(1);
    expect(await inbox.attachments()).toHaveLength(1);

    const otherCv = jobForm({ submissionKey: KEY }, { name: 'cv.pdf', bytes: SCRIPTED_PDF });
    expect(refusedUpload(await apply(otherCv)).status).toBe(409);
  });

  test('without a key, the same text for another job or with another CV is another application', async () => {
    await apply();
    await apply();
    await apply(jobForm(), { ...JOB, id: 'job-other' });
    await apply(jobForm({}, { name: 'cv.pdf', bytes: SCRIPTED_PDF }));
    expect(await inbox.requests()).toHaveLength(3);
  });

  test('what is required, and what is not [pages-3.17] [pages-3.18] [pages-5.02] [pages-5.04] [pages-5.05] [pages-5.07] [pages-5.08]', async () => {
    expect(Object.keys(shortApplication.fields)).toEqual([
      'name',
      'email',
      'phone',
      'position',
      'experience',
      'motivation',
      'cv',
    ]);
    expect(Object.keys(jobApplication.fields)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'currentPosition',
      'experience',
      'motivation',
      'cv',
      'coverLetter',
    ]);

    const nothing = upload(new FormData());
    const short = refusedUpload(await inbox.receiveUpload('short-application', nothing, SENT_FROM));
    expect(short.errors).toMatchObject({ cv: 'Joignez votre CV.' });
    expect(Object.keys(short.errors)).toEqual(['name', 'email', 'position', 'motivation', 'cv']);
    const job = refusedUpload(await apply(new FormData()));
    expect(Object.keys(job.errors)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'experience',
      'motivation',
      'cv',
    ]);
    expect(job.message).toBe('Il reste 7 champs à corriger.');

    expect(await applyShortly(shortForm({ phone: '', experience: '' }))).toMatchObject({
      outcome: 'received',
    });
    expect(await apply(jobForm({ currentPosition: '', coverLetter: '' }))).toMatchObject({
      outcome: 'received',
    });
  });

  test('years of experience are a figure, with a comma too', async () => {
    for (const experience of ['0', '2,5', '2.5', '٢٫٥', '60']) {
      expect(await apply(jobForm({ experience }))).toMatchObject({ outcome: 'received' });
    }
    for (const experience of ['trois', '-1', '61', '1e1', '٦١', '1,2,3']) {
      expect(refusedUpload(await apply(jobForm({ experience }))).errors).toEqual({
        experience: 'Indiquez un nombre, de 0 à 60.',
      });
    }
  });

  test('every field at fault is said at once, and what was typed comes back', async () => {
    const refusal = refusedUpload(
      await apply(jobForm({ email: 'nour@' }, { name: 'cv.docx', bytes: writeDocx() })),
    );
    expect(refusal).toMatchObject({
      status: 400,
      errors: {
        email: 'Il manque la fin de l’adresse, après le @.',
        cv: 'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF.',
      },
      values: { firstName: 'Nour', email: 'nour@' },
    });
    expect(refusal.values).not.toHaveProperty('cv');
  });

  test.each([
    ['cv.exe', CV.bytes, 'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF, DOC ou DOCX.'],
    [
      'cv_\u202efdp.exe',
      CV.bytes,
      'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF, DOC ou DOCX.',
    ],
    [
      'cv',
      Buffer.from('MZ'),
      'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF, DOC ou DOCX.',
    ],
    [
      'cv.pdf.exe',
      CV.bytes,
      'Ce format n’est pas accepté\u00a0: envoyez un fichier PDF, DOC ou DOCX.',
    ],
    ['cv.pdf', new Uint8Array(), 'Ce fichier est vide. Choisissez-en un autre.'],
    [
      'cv.docx',
      CV.bytes,
      'Le contenu de ce fichier ne correspond pas à son extension. Enregistrez-le à nouveau en PDF, DOC ou DOCX.',
    ],
    [
      'cv.doc',
      CV.bytes,
      'Le contenu de ce fichier ne correspond pas à son extension. Enregistrez-le à nouveau en PDF, DOC ou DOCX.',
    ],
    [
      'cv.pdf',
      writeDocx(),
      'Le contenu de ce fichier ne correspond pas à son extension. Enregistrez-le à nouveau en PDF, DOC ou DOCX.',
    ],
    [
      'cv.pdf',
      CV.bytes.subarray(0, 200),
      'Ce fichier est abîmé ou incomplet. Enregistrez-le à nouveau, puis choisissez-le encore une fois.',
    ],
    [
      'cv.pdf',
      writePdf({ trailer: '/Encrypt 5 0 R' }),
      'Ce fichier est protégé par un mot de passe ou des restrictions. Enregistrez-le sans protection.',
    ],
    [
      'cv.docx',
      writeDocx([{ name: 'a', content: Buffer.alloc(3e7) }]),
      'Ce fichier contient beaucoup plus qu’un CV. Enregistrez-le en plus simple, en PDF par exemple.',
    ],
  ])(
    '%j is refused in words that help [pages-5.06]',
    { tags: ['slow'] },
    async (name, bytes, message) => {
      const refusal = refusedUpload(await applyShortly(shortForm({}, { name, bytes })));
      expect(refusal).toMatchObject({ status: 400, errors: { cv: message } });
      expect(await inbox.attachments()).toEqual([]);
    },
  );

  test('a job that is closed, or cannot be asked for, takes no application and gives back what was typed', async () => {
    const closed = async () => ({ refusal: 'Les candidatures à ce poste sont closes.' });
    const away = () => Promise.reject(new Error('content is away'));
    const sendTo = (about: () => Promise<{ refusal: string }>) =>
      inbox.receiveUpload('job-application', upload(jobForm()), { ...SENT_FROM, about });
    expect(await sendTo(closed)).toMatchObject({
      outcome: 'refused',
      status: 409,
      message: 'Les candidatures à ce poste sont closes.',
      values: { firstName: 'Nour' },
    });
    expect(await sendTo(away)).toMatchObject({
      outcome: 'failed',
      status: 503,
      values: { firstName: 'Nour' },
    });
    expect(await inbox.requests()).toEqual([]);
  });

  test('a filled honeypot is answered like any success, its CV kept and delivered nowhere', async () => {
    const receipt = await apply(jobForm({ website: 'https://buy.example' }));
    expect(receipt).toMatchObject({ outcome: 'received', repeated: false });
    expect(await inbox.requests()).toMatchObject([{ quarantine_reason: 'honeypot' }]);
    expect(await inbox.attachments()).toHaveLength(1);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('storage that fails is told as such, with what was typed; neither half is kept', async () => {
    const database = await fresh();
    const broken = await openInbox(database);
    const db = await openDatabase(database, () => {});
    await db.schema.alterTable('attachments').renameTo('away').execute();
    await db.destroy();
    const receipt = await broken.receiveUpload('job-application', upload(jobForm()), {
      ...SENT_FROM,
      about: async () => JOB,
    });
    expect(receipt).toMatchObject({
      outcome: 'failed',
      status: 503,
      values: { firstName: 'Nour' },
    });
    expect(await broken.requests()).toEqual([]);
    expect(await broken.deliveries()).toEqual([]);
    expect(JSON.stringify(broken.logged)).not.toMatch(/nour|fassi/i);
    await broken.close();
  });
});

function bytesOf(attachment: Attachment | undefined): Buffer {
  const content = attachment?.content ?? '';
  return Buffer.from(typeof content === 'string' ? content : new Uint8Array(content));
}
