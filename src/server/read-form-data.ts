/** The largest body that is read: 16 kB. */
const maximumBodyBytes = 16 * 1024;

/** Why a body was not read, as the status that says so (RFC 9110). */
type Refusal = 400 | 413 | 415;

const readableTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The body's bytes, or undefined when there are more than `limit`. No length header is trusted. */
async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.byteLength > limit) {
      // the middleware that drains bodies reads the rest
      reader.releaseLock();
      return undefined;
    }
    bytes.set(value, length);
    length += value.byteLength;
  }
  return bytes.slice(0, length);
}

/**
 * The fields of a posted form, or the status of a refusal: 415 for another content type, 413 for
 * more than 16 kB, 400 for a body that cannot be parsed or that breaks off.
 */
export async function readFormData(request: Request): Promise<FormData | Refusal> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!readableTypes.test(type)) return 415;
  try {
    const body = await readBounded(request.body, maximumBodyBytes);
    if (!body) return 413;
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return 400;
  }
}
