import type { SampleBackEnd } from './back-end.fixture.ts';

/** A whole answer on its way through the proxy. */
export interface Passing {
  status: number;
  type: string;
  text: string;
}

/** One way in which a back end can be wrong. */
export interface Fault {
  what: string;
  /** Path below /api/ in which it is wrong. */
  path: string;
  /** What the examination must say. */
  named: RegExp;
  /** Bends the answer. */
  bend?: (answer: Passing, sentToken: boolean) => Passing;
  /** Sends somebody's token with every call. */
  lets?: (backEnd: SampleBackEnd) => string;
  /** Ms that the answer takes. */
  delay?: number;
}

const json = (answer: Passing, change: (body: Record<string, unknown>) => unknown): Passing => {
  const body = Object(JSON.parse(answer.text)) as Record<string, unknown>;
  return { ...answer, text: JSON.stringify(change(body)) };
};

const good = ({ status, text }: Passing): boolean => status === 200 && text.includes('"success":true');

const SEARCH = 'training/course/search-page';
const DETAIL = 'training/user/detail';

/** The ten ways. */
export const FAULTS: readonly Fault[] = [
  {
    what: 'no envelope', path: SEARCH, named: /^searchCourses envelope: .*no envelope/,
    bend: (answer) => (good(answer) ? json(answer, ({ data }) => data) : answer),
  },
  {
    what: 'success true with code 500', path: SEARCH, named: /^searchCourses envelope: success is true with code 500/,
    bend: (answer) => (good(answer) ? json(answer, (body) => ({ ...body, code: 500 })) : answer),
  },
  {
    what: 'paging without total', path: SEARCH, named: /^searchCourses shape: .*total/,
    bend: (answer) => (good(answer) ? json(answer, ({ data, ...rest }) => ({ ...rest, data: { ...Object(data), total: undefined } })) : answer),
  },
  {
    what: 'a number where a string id belongs', path: DETAIL, named: /^userDetail shape: id is the number 7, not the string/,
    bend: (answer) => (good(answer) ? json(answer, ({ data, ...rest }) => ({ ...rest, data: { ...Object(data), id: 7 } })) : answer),
  },
  {
    what: '401 without a body', path: DETAIL, named: /^userDetail auth: a visitor was answered 401 without a body/,
    bend: (answer) => (answer.status === 401 ? { ...answer, text: '' } : answer),
  },
  {
    what: 'a call that ignores the token', path: DETAIL, named: /^userDetail auth: a visitor was let in/,
    lets: ({ learner }) => learner,
  },
  {
    what: 'a missing call', path: 'training/classify/tree', named: /^categoryTree reachable: the call is missing/,
    bend: () => ({ status: 404, type: 'application/json', text: '{"timestamp":1,"status":404,"error":"Not Found"}' }),
  },
  {
    what: 'a wrong date form', path: 'training/news/list', named: /^newsList shape: .*(not a time|not the string)/,
    bend: (answer) => ({ ...answer, text: answer.text.replace(/"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)"/, '"$1T$2Z"') }),
  },
  {
    what: 'a body that is HTML', path: 'training/image/banner', named: /^banners envelope: the body is HTML/,
    bend: () => ({ status: 200, type: 'text/html', text: '<html><body>Welcome to nginx</body></html>' }),
  },
  { what: 'an answer after the time-out', path: 'training/classify/tree', named: /^categoryTree reachable: no answer within/, delay: 4_000 },
];
