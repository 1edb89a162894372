/** Files the reader asks for while it draws: fonts that a CV names without bringing them, and decoders of scans. */

const FILES: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

/** As the reader asks for them, by the file's name alone. */
export class OurFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(FILES).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (!address) throw new Error(`no file ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
