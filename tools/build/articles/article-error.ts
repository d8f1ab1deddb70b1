/** What is wrong with an article's file, said with file and line so that its writer finds it. */
export class ArticleError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ArticleError';
  }
}
