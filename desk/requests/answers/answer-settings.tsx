/** What goes with an answer: where the other person's own arrives, their message below it, its hour. */
import type { Answering } from '../../../inbox/contract/answers.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { asField } from '../../ui/written-time.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** How a mail leaves. */
export type Departure = Pick<AnswerDraft, 'replyTo' | 'sendAt' | 'quotesOriginal'>;

type AnswerSettingsProps = {
  draft: Departure & { write(changes: Partial<Departure>): void };
  answering: Answering;
  sender: RequestDetail['sender'];
  now: number;
};

export function AnswerSettings({ draft, answering, sender, now }: AnswerSettingsProps) {
  const { replyTo, chosen, original, nextOpening } = answering;
  const [firstName = 'la personne'] = (answering.values.prénom ?? sender.name).split(' ');
  return (
    <div className="answer-settings">
      <Select
        label={`La réponse ${ofName(firstName)} arrivera à`}
        value={draft.replyTo ?? chosen}
        onChange={(value) => {
          const option = replyTo.find(({ choice }) => choice === value);
          if (option) draft.write({ replyTo: option.choice });
        }}
      >
        {replyTo.map(({ choice, address }) => (
          <option key={choice} value={choice}>
            {address} ({choice === 'own' ? 'vous' : 'l’agence'})
          </option>
        ))}
      </Select>
      <Select
        label="Départ"
        value={draft.sendAt ? 'later' : 'now'}
        onChange={(value) =>
          draft.write({ sendAt: value === 'later' ? asField(Date.parse(nextOpening)) : '' })
        }
      >
        <option value="now">Tout de suite</option>
        <option value="later">À une heure choisie</option>
      </Select>
      {draft.sendAt && (
        <TextField
          label="Heure de départ, au Maroc"
          type="datetime-local"
          min={asField(now)}
          value={draft.sendAt}
          // A field that is being typed in is empty in between.
          onChange={(value) => value && draft.write({ sendAt: value })}
        />
      )}
      {original && (
        <div className="answer-original">
          <label className="kit-check">
            <input
              type="checkbox"
              checked={draft.quotesOriginal}
              onChange={({ target }) => draft.write({ quotesOriginal: target.checked })}
            />
            Joindre son message sous le vôtre
          </label>
          {draft.quotesOriginal && (
            <details>
              <summary>Le relire</summary>
              <blockquote>{original.text}</blockquote>
            </details>
          )}
        </div>
      )}
    </div>
  );
}
