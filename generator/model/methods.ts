/** The methods, in lower case, of operations that are served; the standard has others, too. */
export const METHODS: ReadonlySet<string> = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
]);
