/** The input for rendering a file. */
export interface FileInput {
  /** The public origin without a trailing slash. */
  siteUrl: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Settings of wrangler.toml; any value but 'off' means on. */
  settings: { INDEXING?: string | undefined; OFFLINE?: string | undefined };
}

/** A file for crawlers, browsers, feed readers, address books and security researchers. */
export interface MachineFile {
  path: string;
  type: string;
  /** Link header (RFC 8288). */
  link?: string;
  render(input: FileInput): string | Promise<string>;
  /** Whether the build prerenders the file under these settings. */
  isPrerendered(settings: FileInput['settings']): boolean;
  /** Other sites may fetch it: prices, clinics and feeds. */
  isOpenData?: true;
  /** Browsers must revalidate the file each time; other files may be cached for an hour. */
  mustRevalidate?: true;
}

/** The rule of a file that depends on no setting. */
export const always = () => true;
