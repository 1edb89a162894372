import { Link } from 'react-router';
import type { ServicePage } from '../../content/services/service-page.ts';
import { requestAddress } from '../../content/services/service-request.ts';
import questionMark from '../../drawings/question-mark.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import './service-questions.css';
import '../../content/questions-list.css';
import '../../ui/link.css';

/** What is asked before signing. The browser itself opens one answer at a time. */
export function ServiceQuestions({ slug, questions }: Pick<ServicePage, 'slug' | 'questions'>) {
  return (
    <section className="service-questions section" aria-labelledby="service-questions-title">
      <div className="wrap grid">
        <div className="service-questions-head">
          <h2 className="large" id="service-questions-title">
            Questions fréquentes
          </h2>
          <Link className="link" to={requestAddress(slug)}>
            Poser une autre question
            <Icon name="arrow" />
          </Link>
          <div className="service-questions-mark">
            <img src={questionMark} width={300} height={440} alt="" loading="lazy" />
          </div>
        </div>
        <div className="questions-list">
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="service-questions" open={index === 0}>
              <summary>
                <h3 className="small">
                  <WholeWords>{question}</WholeWords>
                </h3>
                <span className="questions-toggle" aria-hidden="true" />
              </summary>
              <p className="lead">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
