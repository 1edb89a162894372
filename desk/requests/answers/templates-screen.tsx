/** The agency's templates of answers, for administrators: what colleagues begin with. */
import { AddIcon } from '@sanity/icons/Add';
import { useState } from 'react';
import { ANSWERED_AREAS, type AnsweredArea } from '../../../inbox/contract/answer-words.ts';
import type { AnswerTemplate, AnswerTemplates } from '../../../inbox/contract/answers.ts';
import { AREA_WORDS } from '../../../inbox/contract/areas.ts';
import { STAGE_WORDS } from '../../../inbox/contract/states.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Answered } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import { TemplateDialog } from './template-dialog.tsx';

type Editing = { area: AnsweredArea; template?: AnswerTemplate };

export function TemplatesScreen() {
  const { api, say } = useDesk();
  const templates = useLive('templates', (signal) => api.templates(signal));
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<AnswerTemplate>();
  const put = (saved: AnswerTemplates) => templates.put(saved);

  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      <header className="screen-head">
        <div className="screen-title">
          <h1 id="requests-box" tabIndex={-1}>
            Modèles de réponse
          </h1>
        </div>
        <p className="kit-note">
          Chaque réponse part d’un de ces textes, que votre équipe relit et complète avant l’envoi.
          Ce qui est entre accolades, comme {'{prénom}'}, est rempli d’après la demande.
        </p>
      </header>
      <div className="requests-scroll">
        <Answered answer={templates}>
          {({ items }) =>
            ANSWERED_AREAS.map((area) => (
              <section key={area} className="templates" aria-labelledby={`templates-${area}`}>
                <header>
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
                        onRemove={() => setRemoving(template)}
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
      </div>
      {editing && (
        <TemplateDialog {...editing} onSaved={put} onClose={() => setEditing(undefined)} />
      )}
      {removing && (
        <Confirm
          title={`Retirer «\u00a0${removing.name}\u00a0»\u202f?`}
          action="Retirer le modèle"
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            put(await api.removeTemplate(removing));
            say(`Le modèle «\u00a0${removing.name}\u00a0» est retiré.`);
            // The button that was pressed is gone with its line.
            document.getElementById('requests-box')?.focus();
          }}
        >
          <p>Les réponses déjà écrites à partir de ce modèle restent telles quelles.</p>
        </Confirm>
      )}
    </section>
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
      <div className="kit-buttons">
        <Button
          look="bare"
          text="Modifier"
          aria-label={`Modifier «\u00a0${name}\u00a0»`}
          onClick={onEdit}
        />
        <Button
          look="bare"
          tone="late"
          text="Retirer"
          aria-label={`Retirer «\u00a0${name}\u00a0»`}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
