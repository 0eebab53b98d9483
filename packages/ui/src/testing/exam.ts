import { markPaper, sumPoints } from '@wutong/domain';
import type {
  Answer, AnswerSheet, MockExam, Question, QuestionKind, QuestionOption, QuestionPicture, ReviewedQuestion, Solution,
} from '@wutong/domain';

/** A question with what is right about it, without its id. */
interface Known {
  question: Question;
  solution: Solution;
  analysis: string | null;
}

const optionsOf = (...texts: (string | QuestionPicture)[]): QuestionOption[] =>
  texts.map((each, place) => ({
    id: `o${place + 1}`, text: typeof each === 'string' ? each : '', picture: typeof each === 'string' ? null : each,
  }));

const single = (stem: string, options: QuestionOption[], right: number, analysis: string | null = null): Known => ({
  question: { id: '', kind: 'single', stem, points: 1, options },
  solution: { kind: 'single', optionId: options[right]?.id ?? '' },
  analysis,
});

const multiple = (stem: string, options: QuestionOption[], right: number[], analysis: string | null = null): Known => ({
  question: { id: '', kind: 'multiple', stem, points: 2, options },
  solution: { kind: 'multiple', optionIds: right.map((place) => options[place]?.id ?? '') },
  analysis,
});

const trueFalse = (stem: string, value: boolean, analysis: string | null = null): Known => ({
  question: { id: '', kind: 'trueFalse', stem, points: 1 },
  solution: { kind: 'trueFalse', value },
  analysis,
});

const fillIn = (stem: string, accepted: string[][], analysis: string | null = null): Known => ({
  question: { id: '', kind: 'fillIn', stem, points: 2, blanks: accepted.length },
  solution: { kind: 'fillIn', accepted },
  analysis,
});

/** A safety sign, drawn: a round or three-cornered plate with a figure on it. */
function sign(alt: string, plate: string, figure: string): QuestionPicture {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${plate}${figure}</svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt };
}

const BLUE_PLATE = '<circle cx="60" cy="60" r="56" fill="#1b5aa6"/>';
const YELLOW_PLATE = '<path d="M60 8 114 108H6Z" fill="#f4c32a" stroke="#1d1d1b" stroke-width="6" stroke-linejoin="round"/>';
const RED_PLATE = '<circle cx="60" cy="60" r="50" fill="#fff" stroke="#c4261d" stroke-width="12"/>';

const SIGNS = [
  sign('黄色三角形，内有感叹号', YELLOW_PLATE, '<path d="M60 42v34M60 88v6" stroke="#1d1d1b" stroke-width="10" stroke-linecap="round"/>'),
  sign('蓝色圆形，内有戴安全帽的头像', BLUE_PLATE, '<path d="M34 58a26 26 0 0 1 52 0Z" fill="#fff"/><path d="M28 62h64" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M42 68a18 18 0 0 0 36 0Z" fill="#fff"/>'),
  sign('红圈白底，内有划去的火焰', RED_PLATE, '<path d="M60 34c14 16 20 24 20 34a20 20 0 0 1-40 0c0-8 6-12 10-20 4 4 8 2 10-14Z" fill="#1d1d1b"/><path d="M28 28 92 92" stroke="#c4261d" stroke-width="10"/>'),
  sign('蓝色圆形，内有戴护目镜的头像', BLUE_PLATE, '<circle cx="60" cy="60" r="30" fill="#fff"/><path d="M34 56h52" stroke="#1b5aa6" stroke-width="5"/><circle cx="48" cy="58" r="9" fill="#1b5aa6"/><circle cx="72" cy="58" r="9" fill="#1b5aa6"/>'),
];

/** A stem from an editor, with a table. */
const RICH_STEM =
  '<p>某企业的一处仓库储存情况如下表。依据 GB 18218 计算，该仓库（　　）。</p>' +
  '<table><tr><th>物质</th><th>实际储存量（t）</th><th>临界量（t）</th></tr>' +
  '<tr><td>汽油</td><td>150</td><td>200</td></tr><tr><td>甲醇</td><td>200</td><td>500</td></tr></table>';

/** A question whose stem and options are as long as they get. */
const LONG: Known = multiple(
  '某化工企业在进行年度危险化学品重大危险源辨识、评估与分级时，发现其中一个储罐区与相邻生产单元之间设有切断阀，且在事故状态下能够实现信号控制远程紧急切断。关于该储罐区的单元划分、辨识指标计算以及分级结果的应用，下列说法中符合现行国家标准与监管规定的有（　　）。',
  optionsOf(
    '储罐区以罐区防火堤为界限划分为独立的单元，生产单元以切断阀作为分隔界限划分为独立的单元',
    '单元内存在的危险化学品为多个品种时，按各品种实际存在量与其临界量比值之和是否大于或等于 1 进行判断',
    '分级时只需考虑危险化学品的实际存在量，不需要考虑厂区边界向外扩展 500 米范围内常住人口的数量',
    '构成重大危险源的，应当登记建档，进行定期检测、评估、监控，并制定应急预案，告知从业人员应当采取的应急措施',
  ),
  [0, 1, 3],
  '<p>分级时应乘以<strong>校正系数</strong>：既要考虑危险化学品的种类，也要考虑厂区边界向外扩展 500 米范围内的常住人口数量，因此第三项不符合规定。</p>',
);

const BANK: Record<QuestionKind, readonly [Known, ...Known[]]> = {
  single: [
    single('依据《安全生产法》，生产经营单位的主要负责人对本单位的安全生产工作（　　）。', optionsOf('全面负责', '分管负责', '协助负责', '监督负责'), 0,
      '第五条：生产经营单位的主要负责人是本单位安全生产第一责任人，对本单位的安全生产工作全面负责。'),
    single('专业技术人员参加继续教育的时间，每年累计应不少于（　　）学时。', optionsOf('60', '72', '90', '120'), 2,
      '<p>《专业技术人员继续教育规定》第八条：每年累计应不少于 <strong>90 学时</strong>，其中专业科目一般不少于总学时的三分之二。</p>'),
    single('为成人做心肺复苏时，胸外按压的频率应为每分钟（　　）。', optionsOf('60 至 80 次', '80 至 100 次', '100 至 120 次', '120 至 140 次'), 2,
      '按压频率每分钟 100 至 120 次，深度 5 至 6 厘米。'),
    single('扑救带电的电气设备初起火灾，应首选（　　）。', optionsOf('水', '泡沫灭火器', '二氧化碳灭火器', '浸湿的棉被'), 2),
    single('下列安全标志中，表示“必须戴安全帽”的是（　　）。', optionsOf(...SIGNS), 1, '指令标志为蓝底白图的圆形。'),
    single(RICH_STEM, optionsOf('构成重大危险源', '不构成重大危险源', '数据不足，无法判断', '只有汽油构成重大危险源'), 0,
      '<p>150 ÷ 200 + 200 ÷ 500 = 0.75 + 0.4 = <strong>1.15</strong>，大于 1，构成重大危险源。</p>'),
    single('高处作业是指在坠落高度基准面（　　）及以上有可能坠落的高处进行的作业。', optionsOf('1.5 米', '2 米', '3 米', '5 米'), 1),
    single('无菌包打开后没有用完，在未被污染的情况下，有效期为（　　）。', optionsOf('4 小时', '12 小时', '24 小时', '7 天'), 2,
      '已打开且未被污染的无菌包有效期为 24 小时；铺好的无菌盘为 4 小时。'),
    single('施工现场临时用电采用 TN-S 接零保护系统时，保护零线的颜色应为（　　）。', optionsOf('红色', '淡蓝色', '黑色', '绿黄双色'), 3),
  ],
  multiple: [
    multiple('专业技术人员继续教育的内容包括（　　）。', optionsOf('公需科目', '专业科目', '兴趣科目', '休闲科目'), [0, 1],
      '第七条：继续教育内容包括公需科目和专业科目。'),
    multiple('护理操作中“三查八对”的“三查”是指（　　）。', optionsOf('操作前查', '操作中查', '操作后查', '交班后查'), [0, 1, 2]),
    multiple('从业人员在安全生产方面享有的权利有（　　）。', optionsOf('知情权', '建议权', '拒绝违章指挥和强令冒险作业的权利', '紧急避险的权利', '获得工伤保险的权利'), [0, 1, 2, 3, 4]),
    LONG,
    multiple('灭火器日常检查的内容包括（　　）。', optionsOf('压力表指针是否在绿色区域', '铅封是否完好', '是否在有效期内', '喷管的颜色是否鲜艳'), [0, 1, 2]),
  ],
  trueFalse: [
    trueFalse('专业技术人员继续教育的公需科目一般不少于总学时的三分之二。', false, '不少于三分之二的是<strong>专业科目</strong>。'),
    trueFalse('从业人员发现直接危及人身安全的紧急情况时，有权停止作业，撤离作业场所。', true),
    trueFalse('测量血压时，袖带下缘应距肘窝 2 至 3 厘米。', true),
    trueFalse('灭火器压力表的指针指向红色区域，表示压力充足，可以正常使用。', false, '红色区域表示压力不足，应当重新充装或更换。'),
  ],
  fillIn: [
    fillIn('专业技术人员每年参加继续教育的时间累计应不少于 ①____ 学时，其中专业科目一般不少于总学时的 ②____。', [['90', '九十'], ['三分之二', '2/3']],
      '见《专业技术人员继续教育规定》第八条。'),
    fillIn('安全生产工作应当坚持安全第一、____为主、综合治理的方针。', [['预防']]),
    fillIn('单人为成人做心肺复苏时，胸外按压与人工呼吸的次数之比为 ____ 。', [['30:2', '30 比 2']]),
  ],
};

/** How many of each kind stand on a paper of 200, in its order. */
const SHARES: readonly (readonly [QuestionKind, number])[] = [['single', 0.4], ['multiple', 0.25], ['trueFalse', 0.2], ['fillIn', 0.15]];

function knownAt(kind: QuestionKind, index: number): Known {
  const bank = BANK[kind];
  return bank[index % bank.length] ?? bank[0];
}

/** A paper with all kinds in sections, with what is right; ids are `q1`, `q2` ... in the order of the paper. */
function knownPaper(count: number): (Known & { id: string })[] {
  const kinds = SHARES.flatMap(([kind, share]) => Array.from({ length: Math.round(count * share) }, (_, index) => knownAt(kind, index)));
  return kinds.slice(0, count).map((known, index) => ({ ...known, id: `q${index + 1}`, question: { ...known.question, id: `q${index + 1}` } }));
}

/** A paper of `count` questions of all four kinds, in sections. */
export function examQuestions(count = 20): Question[] {
  return knownPaper(count).map(({ question }) => question);
}

/** One question of a kind: `index` chooses among the bank. */
export function examQuestion(kind: QuestionKind, index = 0): Question {
  return { ...knownAt(kind, index).question, id: `${kind}-${index}` };
}

/** The question whose options are pictures, the one with a table in its stem, and the longest. */
export const pictureQuestion: Question = examQuestion('single', 4);
export const tableQuestion: Question = examQuestion('single', 5);
export const longQuestion: Question = { ...LONG.question, id: 'long' };

/** A wrong answer to a question, as a learner might give it. */
function wrongAnswer({ question, solution }: Known): Answer {
  if (solution.kind === 'trueFalse') return { kind: 'trueFalse', value: !solution.value };
  if (solution.kind === 'fillIn') return { kind: 'fillIn', texts: solution.accepted.map((_, blank) => (blank === 0 ? '60' : '')) };
  const other = 'options' in question ? question.options.find(({ id }) => !JSON.stringify(solution).includes(id)) : undefined;
  if (solution.kind === 'multiple') return { kind: 'multiple', optionIds: other ? [other.id] : solution.optionIds.slice(0, 1) };
  return { kind: 'single', optionId: other?.id ?? '' };
}

function rightAnswer({ solution }: Known): Answer {
  return solution.kind === 'fillIn' ? { kind: 'fillIn', texts: solution.accepted.map(([first = '']) => first) } : solution;
}

/** Answers to a paper: two of three are right, every ninth is missing. */
export function examAnswers(count = 20): AnswerSheet {
  return Object.fromEntries(
    knownPaper(count).flatMap((known, index) => (index % 9 === 8 ? [] : [[known.id, index % 3 === 1 ? wrongAnswer(known) : rightAnswer(known)]])),
  );
}

/** Questions that the learner put aside. */
export const examMarks: ReadonlySet<string> = new Set(['q3', 'q9', 'q14']);

/** A marked paper with its answers; all of them right when asked for. */
export function examReview(count = 20, allRight = false): ReviewedQuestion[] {
  const paper = knownPaper(count);
  const answers = allRight ? Object.fromEntries(paper.map((known) => [known.id, rightAnswer(known)])) : examAnswers(count);
  const solutions = Object.fromEntries(paper.map(({ id, solution, analysis }) => [id, { solution, analysis }]));
  return markPaper(paper.map(({ question }) => question), answers, solutions, { pointsPerRightOption: 0.5 });
}

/** A mock exam over a paper of `count` questions. */
export function mockExam(overrides: Partial<MockExam> = {}, count = 20): MockExam {
  return {
    id: '301', name: '注册安全工程师《安全生产法律法规》模拟考试（一）', categoryName: '安全生产', questionCount: count,
    totalPoints: sumPoints(examQuestions(count).map(({ points }) => points)), passPoints: Math.ceil(count * 0.84), minutes: 120,
    rules: { pointsPerRightOption: 0.5 }, opensAt: '2026-11-21T09:00:00+08:00', closesAt: '2026-11-28T18:00:00+08:00',
    attemptsAllowed: 3, attemptsUsed: 1, ...overrides,
  };
}
