<?php
declare( strict_types=1 );

namespace Larder\Tests\Contracts;

use Larder\Contracts\Constants;
use Larder\Search\Query\Sort;
use Larder\Taxonomies\Taxonomy;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Tip\TipRenderer;

/**
 * What scripts share with the server covers what the server has.
 */
final class ConstantsTest extends WordPressTestCase {

	public function test_an_archive_can_be_of_each_taxonomy(): void {
		self::assertEqualsCanonicalizing( Taxonomy::keys(), Constants::TAXONOMIES );
	}

	public function test_the_first_order_is_the_one_that_a_search_has_without_any(): void {
		self::assertSame( Sort::from( Constants::DEFAULT_SORT ), Sort::cases()[0] );
	}

	public function test_each_kind_of_tip_has_an_icon(): void {
		self::assertSame(
			Constants::TIP_KINDS,
			array_keys( (array) ( new \ReflectionClassConstant( TipRenderer::class, 'ICONS' ) )->getValue() )
		);
	}
}
