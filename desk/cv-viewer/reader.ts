/** The worker that reads a PDF: the library's, in one classic script, which can be started from its text. */
import 'pdfjs-dist/build/pdf.worker.mjs';
