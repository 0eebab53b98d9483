/** Who takes part, ours first. `peers` are what a user would pick instead; `plain` is React with nothing but windowing. */
export const CONTENDERS = ['ours', 'plain', 'antd', 'arco', 'semi', 'tdesign'] as const;

export type Contender = (typeof CONTENDERS)[number];

/** The component libraries that we want to be ahead of. */
export const PEERS = ['antd', 'arco', 'semi', 'tdesign'] as const satisfies readonly Contender[];
