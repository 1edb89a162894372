import { useState } from 'react';
import type { Me } from '../../inbox/contract/api.ts';
import type { MailTrial } from '../../inbox/contract/mail-trial.ts';
import { administers } from '../../staff/roles.ts';
import { useSession } from '../shell/session.ts';
import { Button } from '../ui/button.tsx';
import { failureSentence } from '../ui/states.tsx';
import { failureMeaning } from './delivery-words.ts';

/** Whether to tell a person that no mail is sent: only those who can change it. */
export function missesMails(me: Me): boolean {
  return me.mailMode === 'folder' && administers(me);
}

/** Says that no mail leaves: else an agency waits for answers to mails that are files. */
export function MailBanner() {
  const { me } = useSession();
  if (!missesMails(me)) return null;
  return (
    <aside className="kit-banner" aria-label="Envoi des e-mails">
      <p>
        <strong>Les e-mails ne partent pas</strong>&nbsp;: aucun serveur d’envoi n’est configuré
        (SMTP_URL).
      </p>
      <MailTest />
    </aside>
  );
}

/** Sends a mail to the caller, the way all mails go, and shows its outcome. */
export function MailTest() {
  const { api, me } = useSession();
  const [message, setSaid] = useState('');

  async function run() {
    setSaid('');
    setSaid(
      await api.testMail().then((trial) => outcomeSentence(trial, me.email), failureSentence),
    );
  }

  return (
    <div className="kit-line">
      <Button text="Essayer l’envoi" act={run} />
      <p role="status">{message}</p>
    </div>
  );
}

export function outcomeSentence(trial: MailTrial, address: string): string {
  switch (trial.outcome) {
    case 'sent':
      return `Le serveur d’envoi a accepté l’e-mail pour ${address}. S’il n’arrive pas d’ici quelques minutes, regardez parmi vos indésirables.`;
    case 'written':
      return 'Écrit dans un dossier du site\u00a0: rien n’est parti.';
    case 'failed':
      return `L’e-mail n’est pas parti. ${failureMeaning(trial) ?? ''} Réponse du serveur\u00a0: ${trial.detail}`;
  }
}
