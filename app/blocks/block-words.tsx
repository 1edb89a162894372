type Props = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** The source of the figures. */
  note?: string;
};

/** The title of a block, and the text beside it. */
export function BlockWords({ id, title, paragraphs, note }: Props) {
  return (
    <div className="block-words">
      <h2 className="large" id={`${id}-title`}>
        {title}
      </h2>
      {(paragraphs.length > 0 || note) && (
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {note && <p className="note">{note}</p>}
        </div>
      )}
    </div>
  );
}
