/** The units in which a number at the top of a file may be counted, as its name ends. */
const units =
  'Ms Seconds Minutes Hours Days Weeks Months Years Bytes Byte Chars Bits Digits Pixels Lines Rows Pages ' +
  'Levels Level Depth Size Count Times Percent Share Port Version Id Tag Flag Code Mode Status Integer';
const ending = new RegExp(`[a-z0-9](?:${units.split(' ').join('|')})$`);

/** A bound names what it counts: `maxJobs`. */
const bound = /^(?:max|min)[A-Z]\w*$/;

/** Words of which nobody knows the unit, even where they are bounded. */
const vague = /(?:Age|Delay|Interval|Length|Lifetime|Pause|Period|Time|Timeout|Wait|Window)$/;

/** True where the name of a number says in what it is counted, so that nobody takes seconds for milliseconds. */
export const saysUnit = (name: string): boolean =>
  ending.test(name) || (bound.test(name) && !vague.test(name));
