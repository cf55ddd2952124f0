import { deflateRawSync, deflateSync } from 'node:zlib';
import type { Token } from 'markdown-it';
import { createMarkdownToken } from './parser.ts';
import { trimSlashes } from './without-slashes.ts';

/** The servers of the instance that draw, as its settings have them. */
export interface DiagramServers {
  readonly plantuml_enabled: boolean;
  readonly plantuml_url: string | null;
  readonly kroki_enabled: boolean;
  readonly kroki_url: string | null;
  readonly kroki_formats: Readonly<Record<OptionalFormat, boolean>>;
}

type OptionalFormat = 'blockdiag' | 'bpmn' | 'excalidraw';

/** The kinds of diagrams that every Kroki server draws. */
const drawn: ReadonlySet<string> = new Set([
  ...['bytefield', 'c4plantuml', 'ditaa', 'erd', 'graphviz', 'nomnoml', 'plantuml', 'svgbob'],
  ...['umlet', 'vega', 'vegalite', 'wavedrom'],
]);
/** The kinds that a Kroki server draws where the settings of the instance say that it can. */
const optional: Readonly<Record<OptionalFormat, readonly string[]>> = {
  blockdiag: ['blockdiag', 'seqdiag', 'actdiag', 'nwdiag', 'packetdiag', 'rackdiag'],
  bpmn: ['bpmn'],
  excalidraw: ['excalidraw'],
};

/** Maximum length of an address that servers and browsers accept; larger diagrams are shown as text. */
const maxAddressChars = 4_000;

/** Puts pictures in place of the descriptions of diagrams that the servers of the instance can draw. */
export function drawDiagrams(tokens: readonly Token[], servers: DiagramServers): Token[] {
  return tokens.map((token) => {
    const kind = token.type === 'fence' ? (token.info.trim().split(/\s+/, 1)[0] ?? '') : '';
    const address = kind === '' ? null : formatDiagramUrl(kind, token.content, servers);
    if (address === null || address.length > maxAddressChars) return token;
    return createPictureToken(address, kind);
  });
}

function formatDiagramUrl(kind: string, text: string, servers: DiagramServers): string | null {
  const { plantuml_url: plantuml, kroki_url: kroki } = servers;
  if (kind === 'plantuml' && servers.plantuml_enabled && plantuml !== null) {
    return `${trimSlashes(plantuml)}/png/${encodePlantuml(text)}`;
  }
  if (!servers.kroki_enabled || kroki === null || !canDraw(kind, servers)) return null;
  return `${trimSlashes(kroki)}/${kind}/svg/${deflateSync(text, { level: 9 }).toString('base64url')}`;
}

function canDraw(kind: string, { kroki_formats: formats }: DiagramServers): boolean {
  const names = Object.keys(optional) as (keyof typeof optional)[];
  return drawn.has(kind) || names.some((name) => formats[name] && optional[name].includes(kind));
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const plantumlAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** Base64 with PlantUML's order of characters. */
function encodePlantuml(text: string): string {
  const packed = deflateRawSync(text, { level: 9 }).toString('base64');
  // The padding `=` is not in the alphabet, and becomes its first letter.
  return packed.replaceAll(/./g, (sign) =>
    plantumlAlphabet.charAt(Math.max(0, base64.indexOf(sign))),
  );
}

function createPictureToken(address: string, kind: string): Token {
  const picture = createMarkdownToken('image', 'img', 0);
  picture.attrs = [
    ['src', address],
    ['alt', ''],
  ];
  const alternative = createMarkdownToken('text', '', 0);
  alternative.content = kind;
  picture.children = [alternative];
  const line = createMarkdownToken('inline', '', 0);
  line.children = [picture];
  return line;
}
