/** Content of a page's `<head>`. */
export interface PageHead {
  /** Without the hospital's name; the head adds ' | {hospital name}'. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}
