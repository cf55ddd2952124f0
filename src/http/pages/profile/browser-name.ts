/** Browsers also name the browsers that they descend from: the first match is the right one. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const firstIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A readable name of a browser, such as "Firefox on Linux"; the user agent for an unknown browser. */
export function describeBrowser(userAgent: string): string {
  const browser = firstIn(browsers, userAgent);
  if (browser === undefined) return userAgent || 'Unknown browser';
  const system = firstIn(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
