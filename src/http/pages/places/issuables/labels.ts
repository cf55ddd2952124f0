import type { PageOperations } from '../operations.ts';

/** Labels of a project or group that are looked through; others are shown without a colour. */
const maxLabels = 100;

/** A label of an issue, merge request or epic as its operation names it. */
export type NamedLabel = string | { readonly name: string; readonly color: string };

export const readLabelName = (label: string | { readonly name: string }): string =>
  typeof label === 'string' ? label : label.name;

/** Adds the colours to labels that an operation names only. */
export async function loadLabelColors(
  api: PageOperations,
  owner: { readonly kind: 'project' | 'group'; readonly id: number },
  labels: readonly NamedLabel[],
): Promise<readonly NamedLabel[]> {
  if (labels.length === 0) return labels;
  const operation = owner.kind === 'project' ? 'listProjectLabels' : 'listGroupLabels';
  const input = { params: { id: owner.id }, query: { per_page: maxLabels } };
  const known = (await api.optional(operation, input)) ?? [];
  const colors = new Map(known.map(({ name, color }) => [name, color]));
  return labels.map((label) => {
    const name = readLabelName(label);
    const color = colors.get(name);
    return color === undefined ? label : { name, color };
  });
}
