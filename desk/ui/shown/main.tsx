/** Shows each piece of the kit in each state, both schemes side by side: `npm run desk-kit`. No part of the desk. */
import { AddIcon } from '@sanity/icons/Add';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button.tsx';
import '../colors.generated.css';
import { FormDialog, useConfirm } from '../dialog.tsx';
import { Check, Radios, SearchField, Select, TextArea, TextField } from '../field.tsx';
import '../kit.css';
import { Khatam, Person, Time } from '../marks.tsx';
import { Menu } from '../menu.tsx';
import { Unreachable } from '../refusals.ts';
import { Row } from '../rows.tsx';
import { Failed, Failure, Loading, NothingHere, Stale, useToast } from '../states.tsx';
import './shown.css';

const TONES = [undefined, 'new', 'busy', 'done', 'soon', 'late'] as const;
const LOOKS = ['primary', 'plain', 'bare'] as const;

function Pieces() {
  const [isOpen, setOpen] = useState(false);
  const [question, ask] = useConfirm();
  const [toast, notify] = useToast();
  return (
    <>
      <Piece name="Button">
        {LOOKS.map((look) => (
          <div key={look} className="kit-buttons">
            <Button look={look} text="Répondre" shortcut="r" />
            <Button look={look} text="Ajouter" icon={AddIcon} />
            <Button look={look} icon={AddIcon} aria-label="Ajouter" />
            <Button look={look} tone="late" text="Effacer" />
            <Button look={look} text="Enregistrement…" busy />
            <Button look={look} text="Indisponible" disabled />
          </div>
        ))}
      </Piece>
      <Piece name="Field">
        <TextField label="Nom" hint="Comme sur une plaque." value="Salma" onChange={notify} />
        <TextField label="E-mail" error="Donnez une adresse." value="salma@" onChange={notify} />
        <TextField label="Jour et heure" type="datetime-local" onChange={notify} />
        <TextField label="Compte" readOnly value="salma@agence.example" onChange={notify} />
        <Select label="Départ" options={{ now: 'Tout de suite' }} onChange={notify} />
        <TextArea label="Réponse" placeholder="Bonjour…" onChange={notify} />
        <SearchField aria-label="Rechercher" placeholder="Nom, adresse, mot…" />
        <Check defaultChecked>Joindre le message</Check>
        <Radios
          legend="Apparence"
          name="scheme"
          options={{ light: 'Claire', dark: 'Sombre' }}
          start="light"
          onChange={notify}
        />
      </Piece>
      <Piece name="Dialog, menu, toast">
        <div className="kit-buttons">
          <Button text="Remplir" onClick={() => setOpen(true)} />
          <Button
            text="Confirmer"
            onClick={() =>
              ask({
                title: 'Retirer le modèle\u202f?',
                action: 'Retirer',
                says: 'Ce qui s’ensuit.',
                onConfirm: () => Promise.reject(new Unreachable()),
              })
            }
          />
          <Menu
            text="Étape"
            items={['Reçue', 'Entretien'].map((text, index) => ({
              key: text,
              text,
              isChosen: index === 0,
              onChoose: () => notify(text),
            }))}
          />
          <Button text="Dire" onClick={() => notify('C’est enregistré.')} />
        </div>
        {isOpen && (
          <FormDialog
            title="Renommer"
            action="Enregistrer"
            onClose={() => setOpen(false)}
            onSend={() => Promise.reject(new Unreachable())}
          >
            <TextField label="Nom" name="name" defaultValue="Téléphone" />
          </FormDialog>
        )}
        {question}
        {toast}
      </Piece>
      <Piece name="Mark, count, tag, person">
        <div className="kit-buttons">
          <Khatam />
          {TONES.map((tone) => (
            <span key={tone ?? ''} className="kit-mark" data-tone={tone}>
              {tone ?? 'sans'}
              <b className="kit-count" data-tone={tone}>
                3
              </b>
            </span>
          ))}
          <span className="kit-tag">Éditeur</span>
          <Person name="Salma Bennis" />
          <meter className="kit-meter" max={4} value={3} aria-label="Trois sur quatre" />
        </div>
      </Piece>
      <Piece name="Notice, banner, row, tabs, chips, pager">
        {([undefined, 'soon', 'late'] as const).map((tone) => (
          <div key={tone ?? ''} className="kit-notice" data-tone={tone}>
            <p>Réponse promise avant demain à 13h.</p>
            <Button text="Compris" />
          </div>
        ))}
        <Failure>Ce n’est pas enregistré.</Failure>
        <Stale error={new Unreachable()} readAt={Date.now()} />
        <aside className="kit-banner">
          <p>
            <strong>Les e-mails ne partent pas</strong>
          </p>
          <Button text="Essayer l’envoi" />
        </aside>
        <ul className="kit-rows">
          <Row
            name="Salma Bennis"
            marks={<span className="kit-tag">Vous</span>}
            note={<Time after="Vue" at={new Date().toISOString()} />}
            acts={[
              { text: 'Modifier', onClick: () => notify('Modifier') },
              { text: 'Retirer', tone: 'late', onClick: () => notify('Retirer') },
            ]}
          />
          <Row
            name="Mehdi Tazi"
            acts={[
              { text: 'Modifier', onClick: () => notify('Modifier') },
              { text: 'Sessions', onClick: () => notify('Sessions') },
              { text: 'Retirer', tone: 'late', onClick: () => notify('Retirer') },
            ]}
          />
        </ul>
        {(['kit-tabs', 'kit-chips'] as const).map((kind) => (
          <nav key={kind} className={kind}>
            {['Personnes', 'Jetons'].map((text, index) => (
              <a key={text} href="#shown" aria-current={index === 0 ? 'page' : undefined}>
                <span data-bold={text}>{text}</span>
              </a>
            ))}
          </nav>
        ))}
      </Piece>
      <Piece name="States">
        <Loading what="Lecture" />
        <NothingHere title="Rien à traiter">Ce qui arrive du site s’affiche ici.</NothingHere>
        <Failed error={new Unreachable()} retry={() => notify('Encore')} />
      </Piece>
    </>
  );
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

const place = document.getElementById('shown');
if (place) {
  createRoot(place).render(
    (['light', 'dark'] as const).map((scheme) => (
      <div key={scheme} className="kit kit-sheet" data-scheme={scheme}>
        <Pieces />
      </div>
    )),
  );
}
