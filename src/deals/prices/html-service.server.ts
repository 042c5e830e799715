import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartOfPrices } from './chart-service.server.ts';
import { PriceChart } from './price-chart-card.tsx';
import { PriceLine } from './price-line-card.tsx';

// Public pages get HTML, so that they load no script for what never changes in the browser.

/** An empty text if the guide knows nothing. */
export const priceLineHtml = (line: React.ComponentProps<typeof PriceLine>): string =>
  renderToStaticMarkup(createElement(PriceLine, line));

export const priceChartHtml = (chart: ChartOfPrices): string =>
  renderToStaticMarkup(createElement(PriceChart, { chart }));
