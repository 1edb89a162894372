/** The agency's templates of answers, for administrators: what colleagues begin with. */
import { AddIcon } from '@sanity/icons/Add';
import { useRef, useState } from 'react';
import {
  ANSWER_LENGTHS,
  ANSWERED_AREAS,
  type AnsweredArea,
} from '../../../inbox/contract/answer-words.ts';
import type { AnswerTemplate, AnswerTemplates } from '../../../inbox/contract/answers.ts';
import { AREA_WORDS } from '../../../inbox/contract/areas.ts';
import { STAGE_WORDS, STAGES } from '../../../inbox/contract/states.ts';
import {
  fillTemplate,
  openFields,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
  type TemplateValues,
} from '../../../inbox/contract/template-fields.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog, useConfirm } from '../../ui/dialog.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Acts } from '../../ui/rows.tsx';
import { Answered } from '../../ui/states.tsx';
import { useDesk } from '../desk.tsx';
import { focusTitle, WideScreen } from '../wide-screen.tsx';

type Editing = {
  area: AnsweredArea;
  /** The template that is changed; undefined for a new one. */
  template?: AnswerTemplate;
};

export function TemplatesScreen() {
  const { api, notify } = useDesk();
  const templates = useLive('templates', (signal) => api.templates(signal));
  const [editing, setEditing] = useState<Editing>();
  const [question, ask] = useConfirm();

  const askToRemove = (template: AnswerTemplate) =>
    ask({
      title: `Retirer «\u00a0${template.name}\u00a0»\u202f?`,
      action: 'Retirer le modèle',
      says: 'Les réponses déjà écrites à partir de ce modèle restent telles quelles.',
      async onConfirm() {
        templates.put(await api.removeTemplate(template));
        notify(`Le modèle «\u00a0${template.name}\u00a0» est retiré.`);
        focusTitle();
      },
    });

  return (
    <WideScreen
      title="Modèles de réponse"
      note={
        <>
          Chaque réponse part d’un de ces textes, que votre équipe relit et complète avant l’envoi.
          Ce qui est entre accolades, comme {'{prénom}'}, est rempli d’après la demande.
        </>
      }
    >
      <Answered answer={templates}>
        {({ items }) =>
          ANSWERED_AREAS.map((area) => (
            <section key={area} className="templates" aria-labelledby={`templates-${area}`}>
              <header className="kit-line">
                <h2 id={`templates-${area}`}>{AREA_WORDS[area].label}</h2>
                <Button
                  icon={AddIcon}
                  text="Ajouter un modèle"
                  aria-label={`Ajouter un modèle\u00a0: ${AREA_WORDS[area].label}`}
                  onClick={() => setEditing({ area })}
                />
              </header>
              <ul className="kit-rows">
                {items
                  .filter((template) => template.area === area)
                  .map((template) => (
                    <TemplateLine
                      key={template.id}
                      template={template}
                      onEdit={() => setEditing({ area, template })}
                      onRemove={() => askToRemove(template)}
                    />
                  ))}
              </ul>
              {items.every((template) => template.area !== area) && (
                <p className="kit-note">Aucun modèle&nbsp;: chaque réponse s’écrit à neuf.</p>
              )}
            </section>
          ))
        }
      </Answered>
      {editing && (
        <TemplateDialog
          {...editing}
          onSaved={templates.put}
          onClose={() => setEditing(undefined)}
        />
      )}
      {question}
    </WideScreen>
  );
}

type TemplateLineProps = { template: AnswerTemplate; onEdit(): void; onRemove(): void };

function TemplateLine({ template, onEdit, onRemove }: TemplateLineProps) {
  const { name, stage, subject, body } = template;
  return (
    <li>
      <div className="kit-row template-text">
        <h3>
          {name}
          {stage && (
            <span className="kit-note">
              {' '}
              · proposé à l’étape «&nbsp;{STAGE_WORDS[stage].label}&nbsp;»
            </span>
          )}
        </h3>
        <p>{subject}</p>
        <p className="kit-note">{body.replace(/\s+/g, ' ')}</p>
      </div>
      <Acts
        name={`«\u00a0${name}\u00a0»`}
        acts={[
          { text: 'Modifier', onClick: onEdit },
          { text: 'Retirer', tone: 'late', onClick: onRemove },
        ]}
      />
    </li>
  );
}

const EXAMPLES: TemplateValues = Object.fromEntries(
  TEMPLATE_FIELD_NAMES.map((name) => [name, TEMPLATE_FIELDS[name].example]),
);

type TemplateDialogProps = Editing & { onSaved(all: AnswerTemplates): void; onClose(): void };

/** The dialog where one template is written, with its fields at hand and what they give below. */
function TemplateDialog({ area, template, onSaved, onClose }: TemplateDialogProps) {
  const { api, notify } = useDesk();
  const [written, setWritten] = useState({
    name: template?.name ?? '',
    stage: template?.stage ?? null,
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  });
  const write = (changes: Partial<typeof written>) =>
    setWritten((before) => ({ ...before, ...changes }));
  const { name, stage, subject, body } = written;
  const text = useRef<HTMLTextAreaElement>(null);
  const unknown = openFields(`${subject}\n${body}`).filter((field) => field.name === undefined);
  const isWhole = [name, subject, body].every((typed) => typed.trim() !== '');

  async function save() {
    const saved = { area, ...written };
    onSaved(await (template ? api.changeTemplate(template, saved) : api.addTemplate(saved)));
    notify(`Le modèle «\u00a0${name.trim()}\u00a0» est enregistré.`);
  }

  function insert(field: string) {
    const area = text.current;
    if (!area) return;
    area.focus();
    area.setRangeText(`{${field}}`, area.selectionStart, area.selectionEnd, 'end');
    write({ body: area.value });
  }

  return (
    <FormDialog
      title={template ? `Modifier «\u00a0${template.name}\u00a0»` : 'Un nouveau modèle'}
      action="Enregistrer"
      disabled={!isWhole || unknown.length > 0}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label="Nom du modèle"
        maxLength={ANSWER_LENGTHS.name}
        value={name}
        onChange={(typed) => write({ name: typed })}
      />
      {area === 'applications' && (
        <Select
          label="Proposé à l’étape"
          value={stage ?? ''}
          options={[
            ['', 'Aucune en particulier'],
            ...STAGES.map((code) => [code, STAGE_WORDS[code].label] as const),
          ]}
          onChange={(chosen) => write({ stage: STAGES.find((code) => code === chosen) ?? null })}
        />
      )}
      <TextField
        label="Objet"
        maxLength={ANSWER_LENGTHS.subject}
        value={subject}
        onChange={(typed) => write({ subject: typed })}
      />
      <TextArea
        label="Texte"
        ref={text}
        rows={10}
        maxLength={ANSWER_LENGTHS.body}
        value={body}
        onChange={(typed) => write({ body: typed })}
      />
      <fieldset className="kit-field">
        <legend>Insérer un champ dans le texte</legend>
        <div className="kit-buttons">
          {TEMPLATE_FIELD_NAMES.map((field) => (
            <Button
              key={field}
              text={`{${field}}`}
              title={TEMPLATE_FIELDS[field].meaning}
              onClick={() => insert(field)}
            />
          ))}
        </div>
      </fieldset>
      <div role="status">
        {unknown.length > 0 && (
          <p className="kit-notice" data-tone="soon">
            Ce champ n’existe pas&nbsp;: {unknown.map(({ written }) => written).join(', ')}.
            Choisissez parmi ceux ci-dessus.
          </p>
        )}
      </div>
      {body && (
        <details className="template-preview">
          <summary>Voir un exemple rempli</summary>
          <p>{fillTemplate(subject, EXAMPLES)}</p>
          <p>{fillTemplate(body, EXAMPLES)}</p>
        </details>
      )}
    </FormDialog>
  );
}
