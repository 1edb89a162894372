import { Button } from '@sanity/ui';
import { useState } from 'react';
import type { AnswerTemplate, AnswerTemplates } from '../../../inbox/contract/answers.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { SolidButton } from '../../ui/solid-button.tsx';
import { failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';

type RemoveTemplateDialogProps = {
  template: AnswerTemplate;
  onRemoved(left: AnswerTemplates): void;
  onClose(): void;
};

export function RemoveTemplateDialog({ template, onRemoved, onClose }: RemoveTemplateDialogProps) {
  const { api, say } = useDesk();
  const [failure, setFailure] = useState('');

  async function remove() {
    try {
      onRemoved(await api.removeTemplate(template));
      say(`Le modèle «\u00a0${template.name}\u00a0» est retiré.`);
      onClose();
      // The button that was pressed is gone with its line.
      document.getElementById('requests-box')?.focus();
    } catch (error) {
      setFailure(failureSentence(error));
    }
  }

  return (
    <ModalDialog
      title={`Retirer «\u00a0${template.name}\u00a0»\u202f?`}
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text="Annuler" onClick={onClose} />
          <SolidButton tone="late" text="Retirer le modèle" onClick={remove} />
        </>
      }
    >
      <p>Les réponses déjà écrites à partir de ce modèle restent telles quelles.</p>
      <div role="alert">
        {failure && (
          <p className="request-notice" data-tone="late">
            {failure}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
