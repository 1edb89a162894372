/** Where one template is written, with its fields at hand and what they give below. */
import { useRef, useState } from 'react';
import { ANSWER_LENGTHS, type AnsweredArea } from '../../../inbox/contract/answer-words.ts';
import type { AnswerTemplate, AnswerTemplates } from '../../../inbox/contract/answers.ts';
import { codesOf, STAGE_WORDS } from '../../../inbox/contract/states.ts';
import {
  fillTemplate,
  openFields,
  TEMPLATE_FIELD_NAMES,
  TEMPLATE_FIELDS,
  type TemplateValues,
} from '../../../inbox/contract/template-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { Failure, failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';

type TemplateDialogProps = {
  area: AnsweredArea;
  /** Undefined for a new one. */
  template?: AnswerTemplate;
  onSaved(all: AnswerTemplates): void;
  onClose(): void;
};

const EXAMPLES: TemplateValues = Object.fromEntries(
  TEMPLATE_FIELD_NAMES.map((name) => [name, TEMPLATE_FIELDS[name].example]),
);

export function TemplateDialog({ area, template, onSaved, onClose }: TemplateDialogProps) {
  const { api, say } = useDesk();
  const [name, setName] = useState(template?.name ?? '');
  const [stage, setStage] = useState(template?.stage ?? null);
  const [subject, setSubject] = useState(template?.subject ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const unknown = openFields(`${subject}\n${body}`).filter((field) => field.name === undefined);
  const isWhole = [name, subject, body].every((typed) => typed.trim() !== '');

  async function save() {
    setBusy(true);
    setFailure('');
    try {
      const written = { area, stage, name, subject, body };
      onSaved(await (template ? api.changeTemplate(template, written) : api.addTemplate(written)));
      say(`Le modèle «\u00a0${name.trim()}\u00a0» est enregistré.`);
      onClose();
    } catch (error) {
      setFailure(failureSentence(error));
      setBusy(false);
    }
  }

  function insert(field: string) {
    const area = text.current;
    if (!area) return;
    area.focus();
    area.setRangeText(`{${field}}`, area.selectionStart, area.selectionEnd, 'end');
    setBody(area.value);
  }

  return (
    <Dialog
      title={template ? `Modifier «\u00a0${template.name}\u00a0»` : 'Un nouveau modèle'}
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button
            look="primary"
            text="Enregistrer"
            disabled={busy || !isWhole || unknown.length > 0}
            onClick={save}
          />
        </>
      }
    >
      <TextField
        label="Nom du modèle"
        maxLength={ANSWER_LENGTHS.name}
        value={name}
        onChange={setName}
      />
      {area === 'applications' && (
        <Select
          label="Proposé à l’étape"
          value={stage ?? ''}
          onChange={(chosen) =>
            setStage(codesOf(STAGE_WORDS).find((code) => code === chosen) ?? null)
          }
        >
          <option value="">Aucune en particulier</option>
          {codesOf(STAGE_WORDS).map((code) => (
            <option key={code} value={code}>
              {STAGE_WORDS[code].label}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label="Objet"
        maxLength={ANSWER_LENGTHS.subject}
        value={subject}
        onChange={setSubject}
      />
      <TextArea
        label="Texte"
        ref={text}
        rows={10}
        maxLength={ANSWER_LENGTHS.body}
        value={body}
        onChange={setBody}
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
      <Failure>{failure}</Failure>
      {body && (
        <details className="template-preview">
          <summary>Voir un exemple rempli</summary>
          <p>{fillTemplate(subject, EXAMPLES)}</p>
          <p>{fillTemplate(body, EXAMPLES)}</p>
        </details>
      )}
    </Dialog>
  );
}
