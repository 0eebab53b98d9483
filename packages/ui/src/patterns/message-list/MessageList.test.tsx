import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { someMessages } from '../../testing/institutions.ts';
import { mount } from '../../testing/mount.ts';
import { MessageList } from './MessageList.tsx';

const messageHref = ({ id }: { id: string }): string => `#${id}`;

describeConformance('MessageList', {
  render: (probe) => <MessageList messages={someMessages} messageHref={messageHref} {...probe} />,
});

describe('MessageList', () => {
  it('says in a word which message has not been read', () => {
    const { stage } = mount(<MessageList messages={someMessages} messageHref={messageHref} />);
    const said = [...stage.querySelectorAll('a')].map((link) => link.textContent?.startsWith('未读'));
    expect(said).toEqual(someMessages.map((message) => !message.read));
  });
});
