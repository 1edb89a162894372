/** A DNS server on loopback that answers from a table, over UDP and, where an answer is too long for it, over TCP. */
import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:net';

const TYPES = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 } as const;
type Type = keyof typeof TYPES;

/** Records of a name; or how the server fails to answer for it. A name that is not in the table does not exist. */
export type Zone = Record<
  string,
  Partial<Record<Type, readonly string[]>> | 'SERVFAIL' | 'silence' | 'garbage'
>;

/** Larger answers come over TCP: RFC 6891 has clients announce about as much. */
const MOST_OVER_UDP = 1_200; // bytes

export type DnsServer = {
  /** `127.0.0.1:5353` */
  address: string;
  /** Names that were asked for, in order. */
  queriedNames: string[];
  close(): Promise<void>;
};

export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const queriedNames: string[] = [];
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const answer = answerTo(data.subarray(2), zone, queriedNames);
      if (!answer) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(answer.length);
      socket.end(Buffer.concat([length, answer]));
    });
  });
  const port = await listen(tcp);
  const udp = createSocket('udp4');
  udp.on('message', (question, { port: from, address }) => {
    const answer = answerTo(question, zone, queriedNames);
    if (!answer) return;
    if (answer.length <= MOST_OVER_UDP) udp.send(answer, from, address);
    // TC: the client is to come back over TCP.
    else udp.send(head(question, 0x8380, 0), from, address);
  });
  await new Promise<void>((bound) => udp.bind(port, '127.0.0.1', bound));
  return {
    address: `127.0.0.1:${port}`,
    queriedNames,
    async close() {
      await new Promise<void>((closed) => udp.close(closed));
      await new Promise((closed) => tcp.close(closed));
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('not listening');
  return address.port;
}

function answerTo(question: Buffer, zone: Zone, queriedNames: string[]): Buffer | undefined {
  const { name, type } = readQuestion(question);
  queriedNames.push(name);
  const entry = zone[name];
  if (entry === 'silence') return undefined;
  if (entry === 'garbage') return Buffer.concat([question.subarray(0, 2), Buffer.alloc(40, 0xff)]);
  if (entry === 'SERVFAIL') return head(question, 0x8182, 0);
  if (!entry) return head(question, 0x8183, 0);
  const own = Object.entries(TYPES).flatMap(([word, code]) =>
    code === type || word === 'CNAME'
      ? recordsOf(entry, word).map((value) => record(code, word, value))
      : [],
  );
  return Buffer.concat([head(question, 0x8180, own.length), ...own]);
}

const recordsOf = (entry: Partial<Record<string, readonly string[]>>, word: string) =>
  entry[word] ?? [];

/** The header and the question, as they came, with flags and the number of answers. */
function head(question: Buffer, flags: number, answers: number): Buffer {
  const copy = Buffer.from(question.subarray(0, readQuestion(question).end));
  copy.writeUInt16BE(flags, 2);
  copy.writeUInt16BE(answers, 6);
  copy.writeUInt16BE(0, 8);
  copy.writeUInt16BE(0, 10);
  return copy;
}

function readQuestion(packet: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: packet.readUInt16BE(at + 1), end: at + 5 };
}

function record(code: number, word: string, value: string): Buffer {
  const data = dataOf(word, value);
  const fixed = Buffer.alloc(12);
  fixed.writeUInt16BE(0xc00c, 0); // the name of the question
  fixed.writeUInt16BE(code, 2);
  fixed.writeUInt16BE(1, 4); // IN
  fixed.writeUInt32BE(60, 6); // s
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}

function dataOf(word: string, value: string): Buffer {
  switch (word) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return Buffer.from(value.replaceAll(':', ''), 'hex');
    case 'MX':
      return Buffer.concat([Buffer.from([0, 10]), nameOf(value)]);
    case 'CNAME':
      return nameOf(value);
    default: {
      const pieces = Buffer.from(value)
        .toString('latin1')
        .match(/[\s\S]{1,255}/g) ?? [''];
      return Buffer.concat(
        pieces.map((piece) =>
          Buffer.concat([Buffer.of(piece.length), Buffer.from(piece, 'latin1')]),
        ),
      );
    }
  }
}

function nameOf(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.of(0)]);
}
