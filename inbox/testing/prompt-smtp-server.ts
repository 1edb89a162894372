/** An SMTP server that greets at once. The library's waits 100 ms for clients that talk too soon; ours never do. */
import { SMTPServer } from 'smtp-server';

export class PromptSmtpServer extends SMTPServer {
  override connect(...accepted: Parameters<SMTPServer['connect']>): void {
    super.connect(...accepted);
    const connection = [...this.connections].at(-1);
    if (!connection) return;
    const greet = connection.connectionReady.bind(connection);
    // The library's timer runs already, and calls this too.
    connection.connectionReady = () => {};
    // After those who listen for connections: one of them may drop it.
    queueMicrotask(() => greet());
  }
}
