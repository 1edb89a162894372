import { DocumentIcon } from '@sanity/icons/Document';
import { DownloadIcon } from '@sanity/icons/Download';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { UnlockIcon } from '@sanity/icons/Unlock';
import { useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { writtenSize } from '../../../packages/kit/french/written-size.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import { CvPreview } from './cv-preview.tsx';
import type { Treatment } from './treatment.ts';

type File = RequestDetail['files'][number];
type FilesProps = { request: RequestDetail; treatment: Treatment };

export function Files({ request, treatment }: FilesProps) {
  return (
    <section className="request-files" aria-label="Pièces jointes">
      <h3>CV</h3>
      <ul>
        {request.files.map((file) => (
          <li key={file.id}>
            <FileLine
              file={file}
              candidate={request.sender.name || request.sender.email}
              treatment={treatment}
            />
          </li>
        ))}
      </ul>
      <p className="kit-note">Chaque lecture et chaque téléchargement est consigné au journal.</p>
    </section>
  );
}

type FileLineProps = { file: File; candidate: string; treatment: Treatment };

function FileLine({ file, candidate, treatment }: FileLineProps) {
  const { api, say } = useDesk();
  const [drawn, draw] = useDrawn(file.extension === 'pdf' && file.downloadable);
  const [asking, setAsking] = useState<'release' | 'download'>();
  const [busy, setBusy] = useState(false);
  const inDoubt = file.verdict !== 'clean';

  async function download() {
    setBusy(true);
    try {
      saveFile(await api.attachment(file.id));
    } catch (error) {
      say(failureSentence(error));
    } finally {
      setBusy(false);
    }
  }

  function release() {
    return treatment.perform({
      send: () => api.releaseAttachment(file.id),
      done: 'Le téléchargement de ce fichier est autorisé.',
    });
  }

  return (
    <div className="request-file" data-verdict={file.verdict}>
      <DocumentIcon />
      <div>
        <p>{file.name}</p>
        <p className="kit-note">
          {file.extension.toUpperCase()}, {writtenSize(file.size)}
          {inDoubt && <span className="request-file-doubt"> · à vérifier</span>}
          {file.releasedBy && ` · autorisé par ${file.releasedBy.name}`}
        </p>
      </div>
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
          disabled={busy}
          onClick={inDoubt ? () => setAsking('download') : download}
        />
      ) : (
        <Button
          icon={UnlockIcon}
          text="Autoriser…"
          aria-label={`Autoriser le téléchargement ${ofName(file.name)}`}
          onClick={() => setAsking('release')}
        />
      )}
      {drawn && <CvPreview file={file} candidate={candidate} />}
      {asking && (
        <Confirm
          title="Fichier à vérifier"
          tone={undefined}
          action={asking === 'release' ? 'Autoriser le téléchargement' : 'Télécharger quand même'}
          onConfirm={asking === 'release' ? release : download}
          onClose={() => setAsking(undefined)}
        >
          <Doubts file={file} />
        </Confirm>
      )}
    </div>
  );
}

const KEPT_AS = 'demandes:cv';

/** Whether the file is drawn: asked for once, the next CVs are drawn at once on this device, until one is hidden. */
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

function Doubts({ file }: { file: File }) {
  return (
    <>
      <p>
        {file.findings.length > 0 ? (
          <>
            Nous avons trouvé dans <strong>{file.name}</strong>&nbsp;: {file.findings.join(', ')}.
            Un CV n’en a pas besoin.
          </>
        ) : (
          <>
            Nous ne pouvons pas examiner le contenu de <strong>{file.name}</strong>&nbsp;: l’ancien
            format Word peut contenir des macros.
          </>
        )}
      </p>
      <p>
        Ouvrez-le seulement dans un lecteur à jour, sans activer les macros ni la modification. En
        cas de doute, demandez à la personne un PDF.
      </p>
    </>
  );
}
