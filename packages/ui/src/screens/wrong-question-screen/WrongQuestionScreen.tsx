import { ChevronLeft, Star, Trash2 } from 'lucide';
import { optionLetter } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Link } from '../../components/link/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { useExamReviewWording } from '../../wording/exam-review.ts';
import { Body } from './WrongQuestionScreen.styles.ts';

export interface WrongQuestionScreenProps {
  backHref: string;
  onDelete: () => void;
  onFavourite: () => void;
  onSubmit: () => void;
  onNext: () => void;
}

/**
 * The wrong-question collection page (spec section 2): a static mock-up of one single-choice question, with fixed
 * sample text and no real data. Its buttons only report that they were pressed.
 */
export function WrongQuestionScreen({ backHref, onDelete, onFavourite, onSubmit, onNext }: WrongQuestionScreenProps) {
  const words = useExamReviewWording().wrongQuestion;
  const options = [words.optionA, words.optionB, words.optionC, words.optionD];
  return (
    <Container width="reading">
      <Body>
        <div className="wt-head">
          <Link look="plain" href={backHref}><Icon of={ChevronLeft} size="sm" />{words.back}</Link>
          <h1>{words.title}</h1>
        </div>
        <Card as="article" className="wt-sheet">
          <div className="wt-tools">
            <Tag tone="primary">{words.kind}</Tag>
            <Button size="sm" variant="quiet" icon={<Icon of={Star} size="sm" />} onClick={onFavourite}>{words.favourite}</Button>
            <Button size="sm" variant="quiet" icon={<Icon of={Trash2} size="sm" />} onClick={onDelete}>{words.delete}</Button>
          </div>
          <fieldset>
            <legend>{words.stem}</legend>
            {options.map((option, place) => (
              <label key={option}>
                <input type="radio" name="wrong-question" />
                <span className="wt-letter">{`${optionLetter(place)}.`}</span>
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
        </Card>
        <div className="wt-ways">
          <Button variant="primary" size="lg" onClick={onSubmit}>{words.submit}</Button>
          <Button size="lg" onClick={onNext}>{words.next}</Button>
        </div>
      </Body>
    </Container>
  );
}
