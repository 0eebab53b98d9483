// The page's behaviour: a plain script of the browser, written into the page as it stands.

/**
 * @typedef {{ key: string, id: string, title: string, name: string, mode: string, brand: string, scheme: string,
 *   window: string, kind: 'broken' | 'changed' | 'added' | 'removed', approved: boolean, size: string, message?: string,
 *   before?: string, after?: string, mask?: string }} Item
 */

/** @type {{ revisions: string, environment: string, sums: { kind: string, text: string }[], items: Item[], pictures: Record<string, string> }} */
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}');

/** @type {{ shown: Item[], at: number, view: 'side' | 'over' | 'blink', zoom: boolean, timer: number }} */
const state = { shown: [], at: 0, view: 'side', zoom: false, timer: 0 };

const VIEWS = /** @type {const} */ ({ side: 'Side by side', over: 'Over each other', blink: 'Blink' });

/**
 * An element with attributes and children; children that are texts are texts.
 * @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @param {string} id */
function part(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}`);
  return found;
}

/** @param {string} hash @param {string} alt @param {string} className */
function picture(hash, alt, className = '') {
  return make('img', { src: data.pictures[hash] ?? '', alt, class: className });
}

/** @param {string} caption @param {Node[]} inside */
function framed(caption, ...inside) {
  return make('figure', {}, make('figcaption', {}, caption), make('div', { class: 'picture' }, ...inside));
}

/** @param {Item} item */
function sideBySide({ before, after, mask }) {
  const figures = [];
  if (before !== undefined) figures.push(framed('Before', picture(before, 'before')));
  if (after !== undefined) figures.push(framed('After', picture(after, 'after')));
  if (after !== undefined && mask !== undefined) {
    figures.push(framed('Difference', picture(after, '', 'faint'), picture(mask, 'points that differ', 'over')));
  }
  return figures;
}

/** @param {string} before @param {string} after */
function overEachOther(before, after) {
  const upper = picture(after, 'after', 'over');
  const slider = /** @type {HTMLInputElement} */ (make('input', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'How much of the later picture shows' }));
  const cut = () => {
    upper.style.clipPath = `inset(0 0 0 ${100 - Number(slider.value)}%)`;
  };
  slider.addEventListener('input', cut);
  cut();
  return [make('div', {}, slider, framed('Before, and after from the right', picture(before, 'before'), upper))];
}

/** @param {string} before @param {string} after */
function blink(before, after) {
  const upper = picture(after, 'after', 'over');
  state.timer = window.setInterval(() => {
    upper.hidden = !upper.hidden;
  }, 600);
  return [framed('Before and after in turn', picture(before, 'before'), upper)];
}

/** @param {Item} item */
function stageOf(item) {
  const { before, after, message } = item;
  if (message !== undefined) return [make('pre', {}, message)];
  if (before === undefined || after === undefined || state.view === 'side') return sideBySide(item);
  return state.view === 'over' ? overEachOther(before, after) : blink(before, after);
}

function draw() {
  window.clearInterval(state.timer);
  const main = part('main');
  const item = state.shown[state.at];
  for (const [at, button] of [...part('list').querySelectorAll('button')].entries()) {
    button.setAttribute('aria-current', String(at === state.at));
    if (at === state.at) button.scrollIntoView({ block: 'nearest' });
  }
  if (item === undefined) {
    main.replaceChildren(make('h2', {}, data.items.length === 0 ? 'Nothing differs' : 'Nothing fits these filters'));
    return;
  }
  const views = Object.entries(VIEWS).map(([view, label]) => {
    const button = make('button', { type: 'button', 'data-view': view, 'aria-pressed': String(view === state.view) }, label);
    button.addEventListener('click', () => look(view));
    return button;
  });
  main.replaceChildren(
    make('h2', {}, `${item.title} · ${item.name} `, make('span', { class: 'tag', 'data-kind': item.kind }, item.kind)),
    make('p', {}, `${item.mode}${item.size === '' ? '' : ` · ${item.size}`}${item.approved ? ' · approved' : ''} · `, make('code', {}, `npm run visual -- --stories '^${item.id}$'`)),
    make('div', { class: 'views' }, ...views),
    make('div', { class: 'stage', 'data-view': state.view, 'data-zoom': String(state.zoom) }, ...stageOf(item)),
  );
}

/** @param {string} view */
function look(view) {
  if (view === 'side' || view === 'over' || view === 'blink') state.view = view;
  draw();
}

/** @param {number} at */
function go(at) {
  state.at = Math.max(0, Math.min(at, state.shown.length - 1));
  draw();
}

const form = /** @type {HTMLFormElement} */ (part('filters'));

function filter() {
  const wanted = new FormData(form);
  const text = String(wanted.get('text') ?? '').toLowerCase();
  const current = state.shown[state.at];
  state.shown = data.items.filter(
    (item) =>
      `${item.id} ${item.title} ${item.name}`.toLowerCase().includes(text) &&
      /** @type {const} */ (['kind', 'brand', 'scheme', 'window']).every((name) => ['', item[name]].includes(String(wanted.get(name) ?? ''))) &&
      (wanted.has('approved') || !item.approved),
  );
  part('list').replaceChildren(
    ...state.shown.map((item, at) => {
      const [, folder = '', component = ''] = /^(?:(.*)\/)?(.*)$/.exec(item.title) ?? [];
      const title = make('b', {}, `${component} · ${item.name}`);
      const kind = make('span', { class: 'tag', 'data-kind': item.kind }, item.kind);
      const button = make('button', { type: 'button', 'data-approved': String(item.approved) }, title, kind, make('small', {}, item.mode, make('br', {}), folder), make('span', { class: 'size' }, item.size));
      button.addEventListener('click', () => go(at));
      return make('li', {}, button);
    }),
  );
  go(current === undefined ? 0 : Math.max(0, state.shown.indexOf(current)));
}

/** @param {'kind' | 'brand' | 'scheme' | 'window'} name @param {string} all */
function fillSelect(name, all) {
  const values = [...new Set(data.items.map((item) => item[name]))].toSorted();
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement)) return;
  select.append(make('option', { value: '' }, all), ...values.map((value) => make('option', { value }, value)));
}

/** @type {Record<string, () => void>} */
const KEYS = {
  j: () => go(state.at + 1),
  ArrowDown: () => go(state.at + 1),
  k: () => go(state.at - 1),
  ArrowUp: () => go(state.at - 1),
  1: () => look('side'),
  2: () => look('over'),
  3: () => look('blink'),
  z: () => {
    state.zoom = !state.zoom;
    draw();
  },
  '/': () => {
    const search = form.elements.namedItem('text');
    if (search instanceof HTMLElement) search.focus();
  },
};

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const act = KEYS[event.key];
  if (typing || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

part('revisions').textContent = data.revisions;
part('environment').textContent = `drawn by ${data.environment}`;
part('sums').append(...data.sums.map(({ kind, text }) => make('li', { class: 'tag', 'data-kind': kind }, text)));
fillSelect('kind', 'Every kind');
fillSelect('brand', 'Every brand');
fillSelect('scheme', 'Both schemes');
fillSelect('window', 'Every window');
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
