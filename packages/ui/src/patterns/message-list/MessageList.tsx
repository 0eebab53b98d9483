import type { ComponentProps } from 'react';
import { toShanghaiDate } from '@wutong/domain';
import type { Message } from '@wutong/domain';
import { Anchor } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useReadingWording } from '../../wording/reading.ts';
import { Root } from './MessageList.styles.ts';

export interface MessageListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  messages: readonly Message[];
  messageHref: (message: Message) => string;
  /** Level of the titles, one below the heading of the list. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Messages of the platform to a reader, the newest first. An unread one has a dot, a bold title and a word. */
export function MessageList({ messages, messageHref, heading: Heading = 'h3', ...rest }: MessageListProps) {
  const words = useReadingWording().messages;
  return (
    <Root {...rest}>
      {messages.map((message) => {
        const day = toShanghaiDate(message.sentAt);
        return (
          <li key={message.id} data-unread={message.read ? undefined : true}>
            <Heading className="wt-title">
              <Anchor href={messageHref(message)} title={message.title}>
                {!message.read && <VisuallyHidden>{words.unread}</VisuallyHidden>}
                {message.title}
              </Anchor>
            </Heading>
            <time dateTime={day}>{day}</time>
            <p className="wt-body">{message.body}</p>
          </li>
        );
      })}
    </Root>
  );
}
