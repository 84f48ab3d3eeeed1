<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Archive\ArchiveQuery;
use Larder\Archive\TermCards;
use Larder\Archive\TermCounts;
use Larder\Card\CardData;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What archives take their cards from.
 */
abstract class ArchiveTestCase extends WordPressTestCase {

	/**
	 * Returns what makes cards.
	 */
	protected function cards(): CardData {
		return new CardData(
			new DocumentRepository( $this->db(), new DocumentBuilder() ),
			$this->ratings(),
			( new VoteParts( $this->db() ) )->tallies
		);
	}

	/**
	 * Returns what makes cards of terms.
	 */
	protected function terms(): TermCards {
		$search = new SearchParts( $this->db() );
		$search->rebuild->run();
		return new TermCards(
			new TermCounts( $search->engines, $search->facets ),
			new ArchiveQuery( $this->db(), $search->engines ),
			$this->cards()
		);
	}
}
