/** Lines of JSON as a body: each is made when the one before it has been sent. */
export function ndjsonBody(lines: Iterator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = lines.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(`${value}\n`));
    },
    cancel: () => void lines.return?.(),
  });
}
