import { Search } from 'lucide-react';
import { Icon } from './Icon.tsx';

interface SearchInputProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  id?: string;
}

/** A box to search or filter with, outside any form. */
export function SearchInput({ label, value, onChange, placeholder, id }: SearchInputProps) {
  return (
    <div className="input">
      <Icon of={Search} size="sm" />
      <input
        id={id}
        data-filter=""
        // Not type="search": there Esc clears the words before it closes the layer around them.
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
