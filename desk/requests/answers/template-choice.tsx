import type { RefObject } from 'react';
import type { AnswerTemplate } from '../../../inbox/contract/answers.ts';

type TemplateChoiceProps = {
  templates: readonly AnswerTemplate[];
  box: RefObject<HTMLFieldSetElement | null>;
  onChoose(template: AnswerTemplate): void;
};

/** The templates one may begin with, one press each. */
export function TemplateChoice({ templates, box, onChoose }: TemplateChoiceProps) {
  if (templates.length === 0) return null;
  return (
    <fieldset ref={box} className="answer-templates">
      <legend>Partir d’un modèle</legend>
      {templates.map((template) => (
        <button key={template.id} type="button" onClick={() => onChoose(template)}>
          {template.name}
        </button>
      ))}
    </fieldset>
  );
}
