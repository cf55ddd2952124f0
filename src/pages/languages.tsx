import type { FC } from 'hono/jsx';

/** Colours with contrast on light and dark surfaces; the last one stands for all others. */
const colors = ['#3d7dca', '#d9822b', '#3f9a5a', '#8e63ce', '#c94f7c', '#8a8178'];

interface Share {
  readonly name: string;
  readonly percent: number;
}

/** Languages of a project as a bar, the largest first. `shares` are percents by name. */
export const Languages: FC<{ readonly shares: Readonly<Record<string, number>> }> = ({
  shares,
}) => {
  const parts = listShares(shares);
  if (parts.length === 0) return null;
  let start = 0;
  return (
    <section class="languages" aria-label="Languages">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ percent }, index) => {
          const x = start;
          start += percent;
          return <rect x={x} y="0" width={percent} height="1" fill={colors[index]} />;
        })}
      </svg>
      <ul class="chips">
        {parts.map(({ name, percent }, index) => (
          <li>
            <svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={colors[index]} />
            </svg>{' '}
            {name} {percent.toFixed(1)} %
          </li>
        ))}
      </ul>
    </section>
  );
};

function listShares(shares: Readonly<Record<string, number>>): readonly Share[] {
  const sorted = Object.entries(shares)
    .map(([name, percent]) => ({ name, percent }))
    .sort((a, b) => b.percent - a.percent);
  const most = colors.length - 1;
  if (sorted.length <= most) return sorted;
  const others = sorted.slice(most).reduce((sum, { percent }) => sum + percent, 0);
  return [...sorted.slice(0, most), { name: 'Other', percent: others }];
}
