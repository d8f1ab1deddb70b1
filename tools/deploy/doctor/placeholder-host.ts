/** Top-level domains and names that lead nowhere (RFC 2606, RFC 6761). */
const reserved = ['example', 'test', 'invalid', 'localhost', 'local', 'internal', 'onion'];
/** Names that people write for "your domain here". */
const written = /^(?:example|(?:your|my)-?(?:hospital|domain|site|name|company|clinic)|changeme)$/;

/** Whether a host can only be a placeholder: www.example.co.ke, yourhospital.co.ke, hospital.example. */
export function isPlaceholderHost(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.+$/, '').split('.');
  return reserved.includes(labels.at(-1) ?? '') || labels.some((label) => written.test(label));
}
