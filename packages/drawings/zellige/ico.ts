/** A one-picture icon file (`.ico`) around a PNG of a side below 256 px: 6 bytes of header, 16 of directory, the PNG. */
export function ico(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(22 + png.length);
  const head = new DataView(file.buffer);
  head.setUint16(2, 1, true); // type: icon
  head.setUint16(4, 1, true); // number of pictures
  head.setUint8(6, side);
  head.setUint8(7, side);
  head.setUint16(10, 1, true); // colour planes
  head.setUint16(12, 32, true); // bits per pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, 22, true); // offset of the picture
  file.set(png, 22);
  return file;
}
