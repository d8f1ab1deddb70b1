import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands } from './registry.ts';

/**
 * Wakes one island: loads its component and hands it the props that stand in its markup. Rejects
 * when the download fails; the markup then goes on working as it came.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const Component = (await islands[island]?.()) as ComponentType<object> | undefined;
  if (!Component) return;
  hydrateRoot(element, createElement(Component, JSON.parse(props)));
}
