import { DocumentIcon } from '@sanity/icons/Document';
import { DownloadIcon } from '@sanity/icons/Download';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { UnlockIcon } from '@sanity/icons/Unlock';
import { useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { writtenSize } from '../../../packages/kit/french/written-size.ts';
import { Button, saveFile } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { useDesk } from '../desk.tsx';
import { senderName } from '../marks.tsx';
import { CvPreview } from './cv-preview.tsx';
import { useOpened } from './treatment.ts';

type File = RequestDetail['files'][number];

export function Files() {
  const { files } = useOpened().request;
  return (
    <section aria-label="Pièces jointes">
      <h3>CV</h3>
      <ul className="kit-stack">
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </ul>
      <p className="kit-note">Chaque lecture et chaque téléchargement est consigné au journal.</p>
    </section>
  );
}

function FileLine({ file }: { file: File }) {
  const { api, attempt } = useDesk();
  const { request, treatment } = useOpened();
  const [drawn, draw] = useDrawn(file.extension === 'pdf' && file.downloadable);
  const [question, ask] = useConfirm();
  const inDoubt = file.verdict !== 'clean';

  const download = () =>
    attempt(async () => {
      saveFile(await api.attachment(file.id));
      return undefined;
    });

  const askFirst = (action: string, onConfirm: () => unknown) =>
    ask({
      title: 'Fichier à vérifier',
      tone: undefined,
      action,
      says: <Doubts file={file} />,
      onConfirm,
    });

  const askToRelease = () =>
    askFirst('Autoriser le téléchargement', async () => {
      await treatment.perform({
        send: () => api.releaseAttachment(file.id),
        done: 'Le téléchargement de ce fichier est autorisé.',
      });
    });

  return (
    <li className="kit-line kit-card request-file" data-verdict={file.verdict}>
      <DocumentIcon />
      <div>
        <p>{file.name}</p>
        <p className="kit-note">
          {file.extension.toUpperCase()}, {writtenSize(file.size)}
          {inDoubt && <span className="request-file-doubt"> · à vérifier</span>}
          {file.releasedBy && ` · autorisé par ${file.releasedBy.name}`}
        </p>
      </div>
      <div className="kit-buttons">
        {file.extension === 'pdf' && file.downloadable && (
          <Button
            icon={drawn ? EyeClosedIcon : EyeOpenIcon}
            text={drawn ? 'Masquer' : 'Lire ici'}
            aria-label={`${drawn ? 'Masquer' : 'Lire ici'} ${file.name}`}
            aria-expanded={drawn}
            onClick={() => draw(!drawn)}
          />
        )}
        {file.downloadable ? (
          <Button
            icon={DownloadIcon}
            text="Télécharger"
            aria-label={`Télécharger ${file.name}`}
            {...(inDoubt
              ? { onClick: () => askFirst('Télécharger quand même', download) }
              : { act: download })}
          />
        ) : (
          <Button
            icon={UnlockIcon}
            text="Autoriser…"
            aria-label={`Autoriser le téléchargement ${ofName(file.name)}`}
            onClick={askToRelease}
          />
        )}
      </div>
      {drawn && <CvPreview file={file} candidate={senderName(request)} />}
      {question}
    </li>
  );
}

const KEPT_AS = 'demandes:cv';

/** Stores whether files are shown: once shown, the next CVs open at once on this device, until one is hidden. */
function useDrawn(drawable: boolean): [drawn: boolean, draw: (drawn: boolean) => void] {
  const [wanted, setWanted] = useState(() => localStorage.getItem(KEPT_AS) === 'oui');
  return [
    drawable && wanted,
    (next) => {
      setWanted(next);
      if (next) localStorage.setItem(KEPT_AS, 'oui');
      else localStorage.removeItem(KEPT_AS);
    },
  ];
}

function Doubts({ file: { name, findings } }: { file: File }) {
  return (
    <>
      {findings.length > 0 ? (
        <>
          Nous avons trouvé dans <strong>{name}</strong>&nbsp;: {findings.join(', ')}. Un CV n’en a
          pas besoin.
        </>
      ) : (
        <>
          Nous ne pouvons pas examiner le contenu de <strong>{name}</strong>&nbsp;: l’ancien format
          Word peut contenir des macros.
        </>
      )}{' '}
      Ouvrez-le seulement dans un lecteur à jour, sans activer les macros ni la modification. En cas
      de doute, demandez à la personne un PDF.
    </>
  );
}
