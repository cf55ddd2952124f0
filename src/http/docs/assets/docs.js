// Improves pages of the API documentation: results of a search while one types, and a form that sends an operation.
// Texts become text nodes alone. A token stays in its field and goes into one header: it is in no address, no storage and no log.
const { document: page, fetch, performance } = globalThis;

const create = (name, properties = {}, ...children) => {
  const element = Object.assign(page.createElement(name), properties);
  element.append(...children);
  return element;
};

// Search: the index is loaded when the field first has the focus.
const search = page.querySelector('.docs-search');
if (search) startSearch(search);

function startSearch(form) {
  const { index, base } = form.dataset;
  const field = form.querySelector('input');
  const status = create('p', { className: 'hint', role: 'status' });
  const list = create('ul', { className: 'docs-results' });
  let loading;
  const load = () =>
    (loading ??= fetch(index)
      .then((response) => response.json())
      .then((kinds) =>
        globalThis.Object.entries(kinds).flatMap(([kind, rows]) =>
          rows.map((row) => [kind, ...row]),
        ),
      ));
  const show = async () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    const typed = field.value;
    const rows = await load();
    if (typed !== field.value) return;
    const found = rows.filter((row) => {
      const text = row.join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const titled = (row) => words.every((word) => row[1].toLowerCase().includes(word));
    const sorted = [...found.filter(titled), ...found.filter((row) => !titled(row))];
    list.replaceChildren(
      ...sorted.slice(0, 12).map(([kind, title, detail, name = title]) => {
        const href = `${base}/docs?${kind}=${globalThis.encodeURIComponent(name)}`;
        return create('li', {}, create('a', { href }, title, create('code', {}, detail)));
      }),
    );
    status.textContent =
      found.length === 1 ? '1 result' : `${found.length} results; press Enter to search texts, too`;
  };
  field.addEventListener('focus', load, { once: true });
  field.addEventListener('input', show);
  form.append(status, list);
  form.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(page.activeElement);
    if (event.key === 'Escape') {
      list.replaceChildren();
      status.textContent = '';
      field.focus();
    } else if (event.key === 'ArrowDown' && at < links.length - 1) links[at + 1].focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus();
    else return;
    event.preventDefault();
  });
}

// The contents scroll by themselves where they are beside the page: they show its place.
const contents = page.querySelector('.docs-side');
const current = contents?.querySelector('.menu [aria-current]');
if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;

// The language of the examples, on the next pages, too.
const languages = [...page.querySelectorAll('.samples input')];
const chosen = 'docs-language';
for (const input of languages) {
  if (input.value === globalThis.localStorage.getItem(chosen)) input.checked = true;
  input.addEventListener('change', () => globalThis.localStorage.setItem(chosen, input.value));
}

// Form that sends the operation of the page.
const place = page.getElementById('try');
if (place) startTryOut(place);

function startTryOut(section) {
  const { method, path, visitor, inputs: described, body } = section.dataset;
  const inputs = JSON.parse(described).map((input, index) => createInput(input, `try-${index}`));
  const token = create('input', { type: 'password', autocomplete: 'off', id: 'try-token' });
  const text =
    body === undefined
      ? null
      : create('textarea', { rows: 8, id: 'try-body', value: body, spellcheck: false });
  const button = create('button', { type: 'submit' }, 'Send');
  const confirmation = create('p', { className: 'alert', hidden: true, role: 'alert' });
  const output = create('div', { role: 'status' });
  const who = visitor === '' ? 'without an account' : `as @${visitor}`;
  const optional = inputs.filter(({ required }) => !required);
  const form = create(
    'form',
    { autocomplete: 'off' },
    ...inputs.filter(({ required }) => required).map(({ element }) => element),
    ...(optional.length === 0
      ? []
      : [
          create(
            'details',
            {},
            create('summary', {}, `Optional parameters (${optional.length})`),
            ...optional.map(({ element }) => element),
          ),
        ]),
    ...(text === null ? [] : [createField('Body as JSON', '', text)]),
    createField('Access token', `Empty: the request is sent ${who}.`, token),
    confirmation,
    button,
  );
  section.append(create('h2', {}, 'Try it'), form, output);
  let confirmed = '';
  form.addEventListener('input', () => reset());
  const reset = () => {
    confirmed = '';
    confirmation.hidden = true;
    button.textContent = 'Send';
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = formatAddress(path, inputs);
    if (method !== 'GET' && confirmed !== address) {
      confirmed = address;
      const caller = token.value === '' ? who : 'with the token';
      confirmation.textContent = `This changes data on this server: ${method} ${address}, ${caller}.`;
      confirmation.hidden = false;
      button.textContent = 'Send the change';
      return;
    }
    reset();
    output.replaceChildren('Sending…');
    output.replaceChildren(...(await send(address, { method, token: token.value, text })));
  });
}

function createInput({ name, in: part, required, type, example = '', isRepeated }, id) {
  const input = create('input', { type: 'text', id, required, placeholder: example });
  // Browsers resolve dots: the request would have another address.
  if (part === 'path') input.pattern = String.raw`(?!\.{1,2}$).+`;
  const element = createField(name, type, input);
  return { name, part, required, input, element, isRepeated };
}

function createField(label, hint, input) {
  const described = create('p', { className: 'hint', id: `${input.id}-hint` }, hint);
  if (hint !== '') input.setAttribute('aria-describedby', described.id);
  return create(
    'div',
    { className: 'field' },
    create('label', { htmlFor: input.id }, label),
    ...(hint === '' ? [] : [described]),
    input,
  );
}

/** The address with the values of the form; optional parameters without a value are left out. */
function formatAddress(path, inputs) {
  const filled = inputs
    .filter(({ part }) => part === 'path')
    .reduce(
      (address, { name, input }) =>
        address.replace(`{${name}}`, () => globalThis.encodeURIComponent(input.value)),
      path,
    );
  const query = new globalThis.URLSearchParams(
    inputs
      .filter(({ part, input }) => part === 'query' && input.value !== '')
      .flatMap(({ name, input, isRepeated }) =>
        isRepeated ? input.value.split(',').map((value) => [name, value]) : [[name, input.value]],
      ),
  ).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

/** Characters of a response that are shown. */
const mostChars = 100_000;

/** Sends a request and returns its response, or the failure, as elements. */
async function send(address, { method, token, text }) {
  const csrf = page.querySelector('meta[name="csrf-token"]')?.content;
  const headers = {
    Accept: 'application/json',
    ...(token !== '' && { 'PRIVATE-TOKEN': token }),
    ...(token === '' && method !== 'GET' && csrf && { 'X-CSRF-Token': csrf }),
    ...(text !== null && { 'Content-Type': 'application/json' }),
  };
  const credentials = token === '' ? 'same-origin' : 'omit';
  const started = performance.now();
  try {
    const response = await fetch(address, {
      method,
      headers,
      credentials,
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      ...(text !== null && { body: text.value }),
    });
    if (response.type === 'opaqueredirect') return ['The server redirects to another address.'];
    const milliseconds = Math.round(performance.now() - started);
    const type = response.headers.get('content-type') ?? '';
    const received = await readText(response, type);
    const facts = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return [
      create('p', {}, create('strong', {}, `${response.status}`), ` in ${milliseconds} ms`),
      createOutput('Response headers', facts),
      createOutput('Response body', received),
    ];
  } catch (error) {
    return [`The request failed: ${error.message}`];
  }
}

async function readText(response, type) {
  if (type !== '' && !/json|text|xml/.test(type)) {
    await response.body?.cancel();
    return `(${type}, not shown)`;
  }
  const text = await response.text();
  if (text.length > mostChars) return `${text.slice(0, mostChars)}\n(cut)`;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function createOutput(title, text) {
  const shown = create('pre', { className: 'sample', tabIndex: 0, ariaLabel: title }, text);
  return create(
    'details',
    { open: title === 'Response body' },
    create('summary', {}, title),
    shown,
  );
}
