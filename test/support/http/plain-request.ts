import { type IncomingHttpHeaders, request } from 'node:http';

interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends one request with these headers alone. Node's fetch always sets Sec-Fetch-Mode to 'cors', which
 * hides how asset routing treats navigation.
 */
export function plainRequest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
