/** The bin: what was deleted, by whom and when, and the way back. */
import { SearchIcon } from '@sanity/icons/Search';
import { Button, Card, Flex, Select, Spinner, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { NothingHere } from '../../desk/ui/states.tsx';
import { API_VERSION } from '../content/api-version.ts';
import type { BinQuestion } from './bin-api.ts';
import { BinRow } from './bin-row.tsx';
import { type BinList, useBin } from './use-bin.ts';
import './bin.css';

const EVERYTHING: BinQuestion = { type: '', search: '' };

export function BinView() {
  const client = useClient({ apiVersion: API_VERSION });
  const [question, setQuestion] = useState(EVERYTHING);
  const bin = useBin(client, question);
  const isEmpty = bin.page?.types.length === 0;
  return (
    <div className="bin">
      <Stack gap={4} padding={4} className="bin-body">
        <Text size={1} muted as="p">
          Gardé aussi longtemps que l’historique, c’est-à-dire sans limite. Un document restauré
          revient en brouillon&nbsp;: rien ne reparaît sur le site avant sa publication.
        </Text>
        {isEmpty ? (
          <div role="status">
            <NothingHere title="La corbeille est vide">
              Ce que l’équipe supprime se retrouve ici, à restaurer en un clic.
            </NothingHere>
          </div>
        ) : (
          <>
            <BinFilters bin={bin} question={question} onChange={setQuestion} />
            <BinContents bin={bin} />
          </>
        )}
      </Stack>
    </div>
  );
}

type BinFiltersProps = {
  bin: BinList;
  question: BinQuestion;
  onChange(question: BinQuestion): void;
};

function BinFilters({ bin, question, onChange }: BinFiltersProps) {
  const schema = useSchema();
  const types = (bin.page?.types ?? [])
    .map(({ type, count }) => ({ type, count, title: schema.get(type)?.title ?? type }))
    .sort((a, b) => a.title.localeCompare(b.title, 'fr'));
  return (
    <Flex gap={2} wrap="wrap" role="search">
      <div className="bin-search">
        <TextInput
          type="search"
          icon={SearchIcon}
          fontSize={1}
          maxLength={200}
          aria-label="Chercher par le titre"
          placeholder="Chercher par le titre"
          value={question.search}
          onChange={({ currentTarget }) => onChange({ ...question, search: currentTarget.value })}
        />
      </div>
      <div className="bin-type">
        <Select
          fontSize={1}
          aria-label="Type"
          value={question.type}
          onChange={({ currentTarget }) => onChange({ ...question, type: currentTarget.value })}
        >
          <option value="">Tous les types</option>
          {types.map(({ type, count, title }) => (
            <option key={type} value={type}>
              {title} ({count})
            </option>
          ))}
        </Select>
      </div>
    </Flex>
  );
}

function BinContents({ bin }: { bin: BinList }) {
  const { page, error, reading, readMore, retry } = bin;
  if (!page) return error ? <Unreadable retry={retry} /> : <Reading />;
  return (
    <>
      <Text size={1} muted as="p" role="status" data-testid="bin-count">
        {countSentence(page.count)}
      </Text>
      {page.documents.length > 0 && (
        <Card as="ul" borderTop className="bin-rows" aria-busy={reading}>
          {page.documents.map((document) => (
            // Deleted again, it is another row.
            <BinRow key={`${document.id} ${document.deletedAt}`} document={document} />
          ))}
        </Card>
      )}
      {error !== undefined && <Unreadable retry={readMore} />}
      {page.nextCursor && error === undefined && (
        <div>
          <Button
            mode="ghost"
            fontSize={1}
            text="Afficher la suite"
            loading={reading}
            onClick={readMore}
          />
        </div>
      )}
    </>
  );
}

function Reading() {
  return (
    <Flex gap={3} align="center" role="status">
      <Spinner muted />
      <Text size={1} muted>
        Lecture de la corbeille…
      </Text>
    </Flex>
  );
}

function Unreadable({ retry }: { retry(): void }) {
  return (
    <Card tone="critical" padding={4} radius={2} role="alert">
      <Stack gap={4}>
        <Text size={1}>La corbeille n’a pas pu être lue. Rien n’y est perdu.</Text>
        <div>
          <Button mode="ghost" fontSize={1} text="Réessayer" onClick={retry} />
        </div>
      </Stack>
    </Card>
  );
}

const NUMBER = new Intl.NumberFormat('fr-FR');

function countSentence(count: number): string {
  if (count === 0) return 'Rien de supprimé ne correspond.';
  return count === 1 ? 'Un document supprimé' : `${NUMBER.format(count)} documents supprimés`;
}
