/** Name of a job without its parallel index or matrix values: `rspec 1/3`, `rspec: [ruby, 3]`. */
export function toJobGroupName(name: string): string {
  let group = name.trim();
  for (let times = 0; times < 3; times += 1) {
    const shorter = group.endsWith(']')
      ? group.slice(0, Math.max(0, group.lastIndexOf('[')))
      : group.replace(/\d{1,9}[\s:/\\]{1,9}\d{1,9}$/, '');
    if (shorter === group || !/[\s:]$/.test(shorter)) return group;
    group = shorter.replace(/[\s:]{1,9}$/, '');
  }
  return group;
}
