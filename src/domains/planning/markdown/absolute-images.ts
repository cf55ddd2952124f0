import type { Urls } from '#src/text/urls.ts';

/** An image of an upload, in the form of texts of the project. */
const uploaded = /(!\[[^\]\n]*\]\()(\/uploads\/[^\s)]+)/g;

/** Markdown whose images of uploads are found from anywhere; `path` is that of the project. */
export function makeImagesAbsolute(text: string | null, path: string, url: Urls): string | null {
  return (
    text?.replace(uploaded, (_, before: string, upload: string) => {
      return before + url.web(path + upload);
    }) ?? null
  );
}
