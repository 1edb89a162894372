import type { ServicePage } from '../../content/services/service-page.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import './service-questions.css';
import '../../content/questions-list.css';

/** What is asked before signing. The browser itself opens one answer at a time. */
export function ServiceQuestions({ questions }: Pick<ServicePage, 'questions'>) {
  return (
    <section className="service-questions section" aria-labelledby="service-questions-title">
      <div className="wrap grid">
        <h2 className="large" id="service-questions-title">
          Avant de signer
        </h2>
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
