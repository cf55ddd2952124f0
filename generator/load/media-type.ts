/** The type of a media type, without its parameters. */
export const essence = (mediaType: string) =>
  (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();

export const isJson = (mediaType: string) => /[/+]json$/.test(essence(mediaType));
